/* The people of the courts and the joker. Each half is drawn in the upper 240 x 168 and turned for the lower one. */

function features(person, y, lips) {
  return group([
    dot(101, y + 16, 6.5, "#d9534a", { opacity: 0.26 }), dot(139, y + 16, 6.5, "#d9534a", { opacity: 0.26 }),
    line(`M99 ${y - 9}q8-5 15-1M126 ${y - 10}q7-4 15 1`, person.hair, 3.4),
    dot(107, y, 3.7, LINE), dot(133, y, 3.7, LINE),
    line(`M114.5 ${y + 12}q5.5 5 11 0`, LINE, 2.4),
    lips,
  ]);
}

const robe = (fill) => shape("M22 168C24 140 58 130 92 120H148C182 130 216 140 218 168Z", fill);
const smile = (y, colour = "#a3392f") => line(`M111 ${y}q9 7 18 0`, colour, 3.2);

/* the arm comes up on the right, so the emblem balances the corner index on the left */
const arm = (person, cuff) => group([
  shape("M152 168C158 148 170 142 178 132L202 142C202 154 198 162 194 168Z", cuff),
  dot(190, 130, 12, person.skin), line("M183 127h13M183 133h12", LINE, 1.8),
]);

function king(suit, person) {
  return group([
    robe(person.main),
    shape("M60 168C60 144 72 128 92 116H148C168 128 180 144 180 168H150L120 134L90 168Z", LINEN),
    ...[[75, 150], [88, 132], [80, 164]].map(([x, y]) => shape(`M${x} ${y}l4 8l-4 3l-4-3Z`, LINE)),
    ...[[152, 132], [162, 150]].map(([x, y]) => shape(`M${x} ${y}l4 8l-4 3l-4-3Z`, LINE)),
    shape("M90 168L120 134L150 168Z", person.soft),
    bar(187, 40, 6, 128, GOLD), dot(190, 42, 27, GOLD), dot(190, 42, 22, LINEN), pip(suit, 190, 42, 32, person.ink),
    bar(181, 70, 18, 6, person.main, 3), arm(person, person.main),
    /* curls, beard, face */
    dot(88, 84, 11, person.hair), dot(152, 84, 11, person.hair), dot(86, 101, 10, person.hair), dot(154, 101, 10, person.hair),
    shape("M88 72V110C88 134 106 148 120 156C134 148 152 134 152 110V72Z", person.hair),
    shape("M93 52H147V92C147 103 135 107 120 107C105 107 93 103 93 92Z", person.skin),
    shade("M120 52H147V92C147 103 135 107 120 107Z", 0.07),
    features(person, 76, group([
      shape("M120 97C112 91 98 95 91 107C104 114 116 112 120 105C124 112 136 114 149 107C142 95 128 91 120 97Z", person.hair),
      shade("M91 107C104 114 116 112 120 105C124 112 136 114 149 107C138 110 126 108 120 101C114 108 102 110 91 107Z", 0.35),
      shape("M112 115q8 6 16 0q-8 3-16 0Z", "#b5483c"),
    ])),
    /* crown: tall, three points */
    shape("M86 56L77 17L101 35L120 8L139 35L163 17L154 56Z", GOLD),
    shade("M120 8L139 35L163 17L154 56H120Z", 0.1),
    bar(84, 48, 72, 13, person.main, 4), ...[96, 120, 144].map((x) => dot(x, 54.5, 3.4, GOLD)),
    dot(77, 16, 6, person.main), dot(120, 9, 6.5, person.main), dot(163, 16, 6, person.main),
  ]);
}

function queen(suit, person) {
  const pearls = [[85, 44], [95, 29], [145, 29], [155, 44]];
  return group([
    robe(person.main),
    /* standing lace collar */
    shape("M72 148C60 136 58 120 66 104C74 104 80 98 84 90H156C160 98 166 104 174 104C182 120 180 136 168 148L120 166Z", person.soft),
    line("M74 112L96 142M166 112L144 142M68 128L90 150M172 128L150 150", LINEN, 3.5),
    /* flower */
    line("M190 168C187 136 195 104 190 66", GREEN, 5),
    shape("M191 104C200 88 214 86 220 90C216 104 204 110 191 104Z", GREEN),
    pip(suit, 190, 40, 54, person.ink), dot(190, 39, 5, GOLD),
    arm(person, person.soft),
    /* hair falls to the shoulders */
    shape("M80 76C76 42 96 26 120 26C144 26 164 42 160 76C160 100 172 110 167 134C158 146 144 140 142 122H98C96 140 82 146 73 134C68 110 80 100 80 76Z", person.hair),
    shape("M78 168C80 146 98 136 109 128V100H131V128C142 136 160 146 162 168Z", person.main),
    shape("M94 140C102 134 109 130 109 122V100H131V122C131 130 138 134 146 140L120 166Z", person.skin),
    shade("M109 106C114 118 126 118 131 106V120C126 126 114 126 109 120Z", 0.14),
    line("M100 137Q120 154 140 137", GOLD, 4), pip(suit, 120, 147, 14, person.ink),
    draw("ellipse", { cx: 120, cy: 79, rx: 27, ry: 36, fill: person.skin }),
    shade("M120 43A27 36 0 0 1 120 115Z", 0.06),
    shape("M91 84C88 58 102 44 120 44C138 44 152 58 149 84C146 70 136 62 120 55C104 62 94 70 91 84Z", person.hair),
    features(person, 80, shape("M111 103q5-5 9-1q4-4 9 1q-9 9-18 0Z", "#b23a3c")),
    /* coronet: low and round, with pearls */
    shape("M84 54C88 20 152 20 156 54L148 58C140 38 100 38 92 58Z", GOLD),
    ...pearls.map(([x, y]) => dot(x, y, 6, LINEN)), ...pearls.map(([x, y]) => dot(x, y, 3, person.main)),
    dot(120, 22, 11, GOLD), dot(120, 22, 6.5, person.main),
  ]);
}

function jack(suit, person) {
  return group([
    robe(person.main),
    shape("M120 120H148C182 130 216 140 218 168H120Z", person.soft),
    bar(187, 20, 6, 148, "#7d5232"),
    shape("M190 4L199 26L190 36L181 26Z", "#7f8896"),
    shape("M193 42C206 40 216 34 222 24C228 46 226 66 216 80C210 70 202 66 193 66Z", "#7f8896"),
    shape("M187 46C180 46 176 50 170 48C174 54 174 58 170 64C176 62 180 64 187 64Z", "#7f8896"),
    arm(person, person.main),
    /* page's hair and face */
    shape("M83 58C83 44 157 44 157 58V104C157 116 145 118 140 110H100C95 118 83 116 83 104Z", person.hair),
    shape("M108 104H132V128L120 138L108 128Z", person.skin), shade("M108 110C114 118 126 118 132 110V120C126 126 114 126 108 120Z", 0.14),
    shape("M96 54H144V86C144 106 132 116 120 116C108 116 96 106 96 86Z", person.skin),
    shade("M120 54H144V86C144 106 132 116 120 116Z", 0.06),
    shape("M94 54H146V66C138 76 130 70 122 66C114 76 102 76 94 66Z", person.hair),
    features(person, 83, smile(103)),
    /* pointed collar */
    shape("M90 120L108 120L120 136L132 120L150 120L146 152L120 138L94 152Z", LINEN), dot(120, 144, 4.5, GOLD), dot(120, 158, 4.5, GOLD),
    pip(suit, 74, 144, 20, LINEN),
    /* cap and feather */
    shape("M74 52C66 26 98 12 128 14C160 16 174 34 167 50C165 58 158 60 152 60H88C80 60 76 58 74 52Z", person.main),
    shade("M128 14C160 16 174 34 167 50C165 58 158 60 152 60H140C150 44 148 24 128 14Z", 0.14),
    bar(82, 51, 76, 11, GOLD, 5),
    shape("M142 54C160 46 174 30 172 4C150 8 132 26 136 52Z", person.soft), line("M140 52C148 36 160 22 168 10", person.main, 2.6),
    dot(140, 54, 6, person.main),
  ]);
}

function jester(_, person) {
  return group([
    robe(person.main), shape("M120 120H148C182 130 216 140 218 168H120Z", person.soft),
    shape("M84 116H156L172 150L150 140L138 162L120 142L102 162L90 140L68 150Z", LINEN),
    ...[[68, 151], [102, 163], [138, 163], [172, 151]].map(([x, y]) => dot(x, y, 6, GOLD)),
    /* three-horned cap */
    shape("M88 66C84 30 60 26 50 54C30 14 92-2 120 46Z", person.main),
    shape("M152 66C156 30 180 26 190 54C210 14 148-2 120 46Z", person.soft),
    shape("M92 60C92 40 104 22 120 6C136 22 148 40 148 60Z", GOLD),
    shape("M120 6C136 22 148 40 148 60H120Z", person.main),
    shape("M94 58H146V86C146 108 132 118 120 118C108 118 94 108 94 86Z", person.skin),
    shade("M120 58H146V86C146 108 132 118 120 118Z", 0.06),
    features({ ...person, hair: LINE }, 82, shape("M103 98Q120 108 137 98Q132 115 120 115Q108 115 103 98Z", "#a3303a")),
    bar(88, 54, 64, 12, LINEN, 6), ...[100, 120, 140].map((x) => dot(x, 60, 3, person.main)),
    dot(50, 58, 9, GOLD), dot(190, 58, 9, GOLD), dot(120, 8, 9, GOLD),
  ]);
}

const COURTS = { K: king, Q: queen, J: jack };

function sash(person) {
  return group([
    bar(18, 160, 204, 16, person.main, 8), bar(24, 166, 192, 4, GOLD, 2),
    ...[60, 120, 180].map((x) => shape(`M${x} 159l9 9l-9 9l-9-9Z`, GOLD)),
    ...[60, 120, 180].map((x) => shape(`M${x} 163.5l4.5 4.5l-4.5 4.5l-4.5-4.5Z`, person.main)),
  ]);
}
