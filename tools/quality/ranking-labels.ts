/**
 * How well real ads fit the invented students, read and graded by hand before any order was measured: for each
 * student the ads that were first in any order, a few by lot, and what else was met while reading. Words are asked for
 * otherwise since then, for their good; what that brought up was graded afterwards (114 pairs, 9 of them above 0).
 *
 * 3: the work they study for or have done, at a level that is open to them, within a day's reach or remote.
 * 2: that work with one thing against it (another city, a step too senior, full time for somebody who may not), or
 *    work close to it within reach.
 * 1: that work with two things against it, or work that has something to do with it.
 * 0: nothing of it.
 *
 * Ads by file and row (ranking-ads.ts); no word of them stands here.
 */
export const relevance: Readonly<Record<string, Readonly<Record<0 | 1 | 2 | 3, string>>>> = {
  'data-brisbane': {
    3: 'a10',
    2: 'd24 d123',
    1: 'a62 a81 d11 d107 d117 d129 t2538 t4253 t4726 t6105',
    0: 'a46 a91 a98 a119 a147 a193 b0 b1 b3 b10 d283 d321 d352 d528 t1969 t3324',
  },
  'bar-brisbane': {
    3: 'a7 b4 b19',
    2: 'a17',
    1: 'a15 a26 a137 a138 a162 a164',
    0: 'a2 a19 a40 a59 a87 a89 a99 a111 a112 a143 a169 a201 b12 b13 b21 t3466',
  },
  'software-melbourne': {
    3: 't140 t234 t419 t2545',
    2: 'a58 a65 a74 d491 t259 t588 t1506 t3812',
    1: 'a46 a80 a184 d53 d528 t64 t123',
    0: 'a101 d11 t3073',
  },
  'accounting-sydney': {
    3: 'a82 a107 a116',
    2: 'a6 a95 a182 t5565',
    1: 'a83 d306',
    0: 'a0 a32 a36 a176 a195 b28 d272 d403 d511 t1967 t4083',
  },
  'chef-adelaide': {
    3: '',
    2: 'a125 a127 a130 a134 a144 a150 a153 a156 a157 a181 a191 a200 a201',
    1: 'a131 a145 a162 a171 a196',
    0: 'a164 b4 d17',
  },
  'nursing-adelaide': {
    3: '',
    2: 'a24 a34 a39 a40 a91 a135 a167',
    1: 'a123 b3',
    0: 'a4 a28 a41 a87 a113 a119 a120 a137 a168 a172 a194 t3641 t3996',
  },
  'social-work-adelaide': {
    3: 'a39 a40',
    2: 'a135 a167',
    1: 'a24 a119 a123 b3',
    0: 'a15 a146 a162 a181 a186 b8 b13 b36 d408 d586 t1969',
  },
  'marketing-melbourne': {
    3: 'a126',
    2: 'a90 a140 d23 d239 d586 t1600',
    1: 'a165 d455',
    0: 'a18 a48 a55 a59 a62 a88 a192 b8 b10 b14 d123 d491 t2538',
  },
  'law-brisbane': {
    3: '',
    2: 'a13',
    1: 'a143 d511 t1853',
    0: 'a0 a6 a11 a14 a23 a45 a79 a82 a83 a90 a103 a112 a116 a119 a147 b3 b13 b14 d105 d117 d125 d272 d311 d358 t933 t5565',
  },
  'hr-brisbane': {
    3: 'b0',
    2: 'a8 a20',
    1: 'a3 a9 a83 a99 a120 b18',
    0: 'a19 a47 a49 a64 a104 a111 a112 a137 a155 a161 a183 a194 b8 b34 d272 d466 t3545',
  },
  'logistics-sydney': {
    3: 'a94 a110',
    2: 'a12 a100 a101 a102 a103',
    1: 'a146 b5 b8 d38',
    0: 'a33 a47 a104 a108 a124 a199 b30 t6155',
  },
  'warehouse-brisbane': {
    3: 'a12',
    2: 'a102 b5 b8',
    1: 'a94 a100 a103 a110',
    0: 'a9 a13 a63 a92 a93 a97 a113 a137 a141 a170 a172 a180 a191 a199 b7 b11 d272 d382 d521',
  },
  'occupational-therapy-wollongong': {
    3: 'b31',
    2: 'a185 b39',
    1: 'a91',
    0: 'a5 a17 a45 a70 a123 a129 a167 b1 b23 b29 b32 b33 b36 b40 d487 t1969 t4253',
  },
  'physiotherapy-perth': {
    3: 'a129',
    2: 'b32',
    1: 'a91 a123',
    0: 'a1 a20 a31 a33 a45 a50 a58 a61 a69 a87 a98 a103 a109 a119 a135 a185 b3 b23 b31 b39 b40 d38 d126 d415',
  },
  'psychology-sydney': {
    3: 'b27 b28 b34 b36 b37 b40',
    2: 'b23 b25 b26',
    1: 'a119 b33',
    0: 'a71 a79 a91 a129 a185 b35 d113 d415 d487 t3545',
  },
  'civil-melbourne': {
    3: 't1419',
    2: '',
    1: 'a147 a163 a172 d321',
    0: 'a13 a35 a46 a48 a66 a68 a74 a80 a103 a180 a182 a190 d11 d53 d133 d210 t2538 t2545 t2595 t4982 t6155',
  },
  'construction-sydney': {
    3: 'a177 t5129',
    2: 'a172 t840 t2185',
    1: 'a151 a163 t5049 t5500 t5947',
    0: 'a9 a23 a28 a39 a41 a104 a112 a115 a147 a180 b8 b10 b18 d272 t3881 t4083 t5587',
  },
  'cyber-adelaide': {
    3: 'd260',
    2: 'a5 d201 d541',
    1: 'a190 d172 d283 d403',
    0: 'a42 a43 a44 a108 a115 a124 a133 a170 a180 d129 d523 d586 t64 t1506 t4970 t6155',
  },
  'business-analyst-adelaide': {
    3: 'd17 d105 d116',
    2: 'd113 d125',
    1: 'd51 d126 d161 d210 d315 t2964',
    0: 'a3 a5 a6 a13 a88 a108 b18 d107 d330 d528 t933 t4726 t4973',
  },
  'retail-sydney': {
    3: 'a96',
    2: 'a88 t4138',
    1: 'a89 a118 b14 t4070',
    0: 'a7 a59 a87 a140 a149 a165 a192 b12 b21 b29 d466 d528 t1967 t2253 t4441 t5565',
  },
  'cleaning-sydney': {
    3: 'a93',
    2: 'a92',
    1: 'a15 a89',
    0: 'a82 a91 a101 a103 a113 a120 a125 a131 a137 a138 a145 a161 a162 a175 a181 a182 a200 b3 b4 b14 b21 b31 b39 d210 t5565',
  },
  'kitchen-hand-brisbane': {
    3: 'a84',
    2: 'a15',
    1: 'a7 a108 a127 a162 b4',
    0: 'a73 a125 a130 a131 a134 a144 a145 a150 a156 a159 a160 a181 a187 a196 a200 a201 d523 t5565',
  },
  'barista-melbourne': {
    3: 'a26',
    2: 'a90',
    1: 'a7 a86 a137 a138 a162 b4 b19',
    0: 'a24 a38 a67 a87 a89 a111 a112 a140 a145 a173 a181 a192 a193 a201 b10 b13 b23 d586 t5565',
  },
  'design-melbourne': {
    3: '',
    2: 'a184 d330',
    1: 'a126 t140 t234',
    0: 'a7 a35 a65 a74 a80 a84 a119 a131 a140 a163 a173 a190 b18 d469 t123 t446 t1192 t1506 t2695 t2833 t3283 t4197',
  },
  'ux-sydney': {
    3: 'a184',
    2: 'd330',
    1: 'a126 t234 t3283 t3324',
    0: 'a5 a75 a163 a172 a173 b33 d51 d77 d272 d416 d500 t140 t259 t1506 t2185 t3545 t3641 t3812 t4070 t4796 t5129 t5934',
  },
  'education-sydney': {
    3: '',
    2: '',
    1: 'a87 a108',
    0: 'a1 a4 a63 a85 a98 a113 a115 a119 a129 a168 a172 a185 b1 b10 b11 b12 b13 b32 b33 b36 b39 b40 d436 d466',
  },
  'biology-adelaide': {
    3: '',
    2: 'd414 d415',
    1: 'a202',
    0: 'a20 a25 a29 a33 a37 a42 a44 a91 a99 a120 a145 a147 a149 a155 a156 a168 a184 a191 b36 b38 d129 d172 d239 d250 d362 d403 d500 d598',
  },
  'geology-adelaide': {
    3: 'd321',
    2: 'd409',
    1: 'a147 t1419',
    0: 'a5 a25 a27 a29 a50 a57 a66 a88 a91 a136 a167 a172 d23 d129 d260 d272 d349 d458 d521 d523 d528 t2538 t2595 t3073 t4260',
  },
  'finance-adelaide': {
    3: 'd273 d306',
    2: 'd190 d246 d408',
    1: 'a6 a82 a95 a107 a116 a182 d118 d172 d235 d349 d363',
    0: 'a0 a73 a176 b10 b14 d105 d116 d429 d511 t4083 t5565',
  },
  'mechanic-adelaide': {
    3: 'a195 a199',
    2: '',
    1: 'a128 a186',
    0: 'a11 a37 a38 a97 a100 a108 a118 a143 b3 b8 b9 b11 b13 b21 d51 d53 d210 d283 d521 d528 t588 t5129',
  },
  'painter-melbourne': {
    3: 'a133',
    2: 'a154',
    1: '',
    0: 'a37 a84 a86 a91 a95 a99 a108 a147 a150 a156 a163 a170 a172 a180 a196 b3 b7 b13 b21 b36 d235 d586 t588 t1853',
  },
  'carpenter-brisbane': {
    3: 'a180',
    2: 'a170',
    1: 'b9 b17',
    0: 'a5 a11 a22 a66 a78 a81 a133 a143 a147 a163 a172 b3 b7 b8 b13 b19 b21 b41 d586 t1320 t1853 t2429 t4070',
  },
  'hairdresser-gold-coast': {
    3: 'a139',
    2: 'a198',
    1: '',
    0: 'a2 a19 a47 a49 a55 a59 a85 a89 a112 a118 a133 a140 a141 a154 a170 b3 b4 b12 b13 b17 b21 d455 t588 t1853 t3641 t5565 t5934',
  },
  'chef-sydney': {
    3: 'a125 a181 a191 a200',
    2: 'a131 a145 a171 a196',
    1: 'a127 a130 a134 a144 a150 a153 a156 a157 a175 a201',
    0: 'a9 a169 d429 t1600',
  },
  'java-sydney': {
    3: 't3104 t4260',
    2: 'a58 t1506 t3073 t3812 t3996 t4726 t4796',
    1: 'a46 a48 a80 d53 d107 d523 t2545',
    0: 'a5 a20 a75 a82 a190 b32 b33 d129 d272 d528 t4970',
  },
  'mobile-melbourne': {
    3: 't446',
    2: 'a65 t921 t2545 t2695 t2833 t3795',
    1: 'a58 a80 t259 t588 t1506 t4197',
    0: 'a39 a46 a106 d429 d523 t123 t3812',
  },
  'devops-sydney': {
    3: 't4982 t6155',
    2: 't4970',
    1: 'a190 t2595 t3812',
    0: 'a2 a5 a6 a41 a47 a48 a49 a66 a74 a80 a81 a98 a115 a149 b10 d521 t64 t2519 t2538 t4138 t4260 t5129',
  },
  'office-sydney': {
    3: 'a41 a115',
    2: 'a25 a27 a28 b10',
    1: 'a4 a9 a104 a107 a141 b13 d511 t4138 t5565',
    0: 'a10 a45 a95 a112 a132 a158 a183 d272 d283 d408 t3073 t3324',
  },
  'call-centre-brisbane': {
    3: 'a2 a14 b13',
    2: 'a19',
    1: 'a9 a17 a89 a90 b12',
    0: 'a8 a13 a59 a111 a118 a137 a138 a147 a172 a179 a194 b3 b17 d17 d408 d500 t4083 t6155',
  },
  'events-sydney': {
    3: 'a117',
    2: '',
    1: 'a7 a86 a108 b4 b19',
    0: 'a17 a19 a82 a89 a100 a104 a111 a112 a119 a124 a137 a143 a150 a155 a165 a169 a173 a202 b0 b12 b13 b18 d455 d466 d469',
  },
  'real-estate-melbourne': {
    3: 't2429',
    2: 'd304 t1490 t2253',
    1: 't1853 t4070',
    0: 'a28 a52 a59 a70 a88 a104 a115 a118 a123 a156 a177 a179 b7 b10 d398 t840 t1967 t2185 t5295 t5565',
  },
  'electrical-sydney': {
    3: '',
    2: '',
    1: 'a63 a66 a68 b22 b38 d521',
    0: 'a46 a48 a57 a80 a147 a155 a163 a172 a190 b24 b37 d53 d403 t4982 t5587 t6155',
  },
  'safety-adelaide': {
    3: 'd459 d487',
    2: 't5934',
    1: 'a143 b24 d416 t3641',
    0: 'a5 a29 a33 a47 a49 a87 a91 a98 a119 a123 a124 a199 b10 b13 b31 d172 d236 d306 d358 d403 t234',
  },
  'architecture-sydney': {
    3: 'a163 a172',
    2: '',
    1: '',
    0: 'a5 a6 a62 a75 a98 a119 a123 a133 a140 a170 a173 a177 a180 a190 d11 d117 d182 t140 t2185 t4070 t4441 t4970 t5500',
  },
  'network-melbourne': {
    3: 'a190',
    2: 'd201',
    1: 'a5 a11 a18 t2964 t4796',
    0: 'a2 a46 a48 a58 a82 a87 a90 a92 a95 a98 a106 a108 a115 a172 a183 d77 d129 d272 d403 t810 t2538 t3527 t4726',
  },
  'public-health-sydney': {
    3: 'a202',
    2: '',
    1: 'a98 a119 b33 b41',
    0: 'a8 a9 a15 a24 a42 a43 a44 a45 a70 a77 a83 a87 a91 a92 a93 a101 a115 a138 a150 a162 a167 a173 a181 b18 b24 b30 d321 d362 d414 d415 t840 t933 t3324',
  },
  'migration-melbourne': {
    3: 'a179',
    2: 'a106',
    1: 'a13 a140 t1320',
    0: 'a37 a47 a49 a58 a73 a82 a83 a90 a145 a149 b1 b14 b22 b38 d53 d273 d304 d306 d408 t588 t840 t4156',
  },
  'agriculture-regional': {
    3: '',
    2: 'a37 a136 a146',
    1: 'a189',
    0: 'a0 a18 a22 a41 a47 a49 a63 a77 a84 a94 a101 a105 a128 a150 a186 a202 b21 b26 d283 d321 t1506 t2538 t4726',
  },
};
