/**
 * What fields of study are called in the languages of many earlier degrees: Spanish, Portuguese, Vietnamese, Indonesian,
 * French, German, Chinese, Korean and Japanese. Each line gives the English name, then the others, without accents where
 * the script is Latin.
 */
const names: readonly (readonly [english: string, others: string])[] = [
  [
    'accounting',
    'ke toan, kiem toan, akuntansi, contabilidad, contabilidade, contaduria, contaduria publica, ciencias contabeis, comptabilite, rechnungswesen, 会计, 会计学, 審計, 审计学, 会計学, 회계, 회계학, contador publico, 會計, 會計學, 审计, contador',
  ],
  ['agriculture', 'agronomia, ingenieria agronomica, nong nghiep, pertanian, 农学, 농학'],
  ['architecture', 'arquitectura, arquitetura, kien truc, arsitektur, architektur, 建筑学, 建築学, 건축학'],
  [
    'business',
    'administracion, administracion de empresas, administracao, administracao de empresas, gestion, gestion de empresas, gestao, gestao de empresas, quan tri kinh doanh, manajemen, manajemen bisnis, betriebswirtschaft, betriebswirtschaftslehre, 工商管理, 企业管理, 经营学, 経営学, 경영, 경영학, bwl, wirtschaftswissenschaft, 国际贸易, 企業管理, negocios internacionales',
  ],
  [
    'chemical engineering',
    'ingenieria quimica, engenharia quimica, ky thuat hoa hoc, teknik kimia, 化学工程, 화학공학, ingenieria civil quimica',
  ],
  [
    'civil engineering',
    'ingenieria civil, engenharia civil, genie civil, ky thuat xay dung, teknik sipil, bauingenieurwesen, 土木工程, 土木工学, 토목공학, bau ingenieurwesen, ingeniero civil, engenheiro civil',
  ],
  ['commercial cookery', 'gastronomia, cocina, tata boga, am thuc, 烹饪, 조리학'],
  [
    'computer science',
    'ingenieria de sistemas, ingenieria en sistemas, ingenieria informatica, ciencia da computacao, ciencia de la computacion, ciencias de la computacion, khoa hoc may tinh, informatica, informatique, informatik, teknik informatika, ilmu komputer, 计算机, 计算机科学, 计算机科学与技术, 情報工学, 컴퓨터공학, ingenieria civil informatica, ingenieria civil en computacion, wirtschaftsinformatik, analise e desenvolvimento de sistemas, 資訊工程, 電腦科學, 컴퓨터과학, ingeniero de sistemas, sarjana komputer',
  ],
  [
    'software engineering',
    'ingenieria de software, engenharia de software, ky thuat phan mem, 软件工程, 소프트웨어공학',
  ],
  [
    'information systems',
    'sistemas de informacion, sistemas de informacao, sistem informasi, he thong thong tin, 信息系统',
  ],
  [
    'information technology',
    'tecnologia de la informacion, tecnologia da informacao, cong nghe thong tin, teknologi informasi, 信息技术',
  ],
  ['dentistry', 'odontologia, nha khoa, kedokteran gigi, 口腔医学, 치의학, zahnmedizin, rang ham mat, 歯学, 牙医'],
  ['early childhood education', 'educacion inicial, educacion parvularia, giao duc mam non, 学前教育, 유아교육'],
  [
    'economics',
    'economia, kinh te, kinh te hoc, ilmu ekonomi, wirtschaftswissenschaften, 经济学, 経済学, 경제학, economie, ciencias economicas, sarjana ekonomi',
  ],
  [
    'electrical engineering',
    'ingenieria electrica, ingenieria electronica, engenharia eletrica, engenharia eletronica, ky thuat dien, teknik elektro, elektrotechnik, 电气工程, 电气工程及其自动化, 電気工学, 전기공학, genie electrique, ingenieria civil electrica, 电子信息工程, 自动化, 전기전자공학',
  ],
  [
    'finance',
    'finanzas, financas, tai chinh, tai chinh ngan hang, keuangan, perbankan, 金融, 金融学, 财务管理, 금융, 재무, manajemen keuangan',
  ],
  [
    'graphic design',
    'diseno grafico, design grafico, thiet ke do hoa, desain grafis, desain komunikasi visual, 平面设计',
  ],
  [
    'hospitality management',
    'hoteleria, hotelaria, perhotelan, quan tri khach san, 酒店管理, 호텔경영, administracion hotelera, administracao hoteleira',
  ],
  [
    'human resource management',
    'recursos humanos, quan tri nhan luc, quan tri nhan su, sumber daya manusia, 人力资源, 人力资源管理, 인적자원, ressources humaines, gestion de recursos humanos, gestion des ressources humaines, gestao de recursos humanos, manajemen sumber daya manusia',
  ],
  [
    'industrial engineering',
    'ingenieria industrial, engenharia de producao, teknik industri, 工业工程, 산업공학, ingenieria civil industrial, ingeniero industrial',
  ],
  ['journalism', 'periodismo, jornalismo, comunicacion social, comunicacao social, bao chi, jurnalistik, 新闻学'],
  ['law', 'derecho, direito, luat, hukum, ilmu hukum, droit, rechtswissenschaft, rechtswissenschaften, abogado'],
  ['marketing', 'mercadeo, mercadotecnia, tiep thi, pemasaran, 市场营销, 마케팅'],
  ['advertising', 'publicidad, publicidade, publicidade e propaganda, quang cao, periklanan, 广告学'],
  [
    'mechanical engineering',
    'ingenieria mecanica, engenharia mecanica, co khi, ky thuat co khi, teknik mesin, maschinenbau, 机械工程, 机械设计制造及其自动化, 機械工学, 기계공학, genie mecanique, ingenieria civil mecanica, ingeniero mecanico',
  ],
  ['medicine', 'medicina, y khoa, kedokteran, humanmedizin, 临床医学, medecine, medizin, y da khoa, pendidikan dokter'],
  [
    'nursing',
    'enfermeria, enfermagem, dieu duong, keperawatan, soins infirmiers, 护理, 护理学, 看護学, 간호학, krankenpflege, 護理, 護理學, 간호, enfermera, enfermero',
  ],
  ['nutrition', 'nutricion, nutricao, dinh duong, ilmu gizi, 营养学, 식품영양학'],
  ['pharmacy', 'farmacia, quimica farmaceutica, duoc hoc, farmasi, pharmazie, pharmacie'],
  ['physiotherapy', 'fisioterapia, kinesiologia, vat ly tri lieu, physiotherapie, 물리치료'],
  [
    'public administration',
    'administracion publica, administracao publica, hanh chinh cong, administrasi publik, 公共管理, 행정학',
  ],
  ['environmental management', 'gestion ambiental, gestao ambiental, 环境管理'],
  ['mathematics', 'matematicas, matematica, toan hoc, mathematiques, mathematik, 数学, 수학'],
  ['medical imaging', '医学影像, 医学影像学'],
  ['medical laboratory science', '医学检验, 医学检验技术'],
  ['biomedical engineering', '生物医学工程'],
  ['midwifery', 'obstetricia, kebidanan'],
  ['occupational therapy', 'terapia ocupacional'],
  [
    'veterinary medicine',
    'medicina veterinaria, kedokteran hewan, thu y, tiermedizin, 兽医, 兽医学, 動物医学, 动物医学, 獣医学, 수의학',
  ],
  ['psychology', 'psicologia, tam ly hoc, psikologi, psychologie, 心理学, 심리학'],
  ['social work', 'trabajo social, servico social, cong tac xa hoi, 社会工作, 사회복지'],
  ['sport and fitness', 'educacion fisica, educacao fisica, the duc the thao, ilmu keolahragaan, 体育, 体育教育, 체육'],
  ['teaching', 'pedagogia, licenciatura en educacion, su pham, pendidikan guru, 教育学, 師範, 교육학'],
  ['tesol', 'su pham tieng anh, pendidikan bahasa inggris'],
  ['tourism', 'turismo, du lich, pariwisata, 旅游管理, 관광'],
  ['traditional chinese medicine', '中医学, 中醫學, 한의학'],
  ['translation', 'traduccion, traducao, bien phien dich, 翻译'],
];

/** The same for names that are also the ends of others, like those of grammar and of methods: they stand alone. */
const aloneNames: readonly (readonly [english: string, others: string])[] = [
  ['law', '法学, 法律, 法律学, 법학'],
  ['medicine', '医学, 醫學, 의학'],
  ['pharmacy', '药学, 藥學, 薬学, 약학'],
];

/** Letters with their accents apart, so that these can be left out; Vietnamese đ has none that could be. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/g, 'd').replaceAll(/Đ/g, 'D');

const byName = (those: typeof names) =>
  those.flatMap(([name, others]) => others.split(', ').map((other) => [plain(other), name] as const));
const alone: ReadonlyMap<string, string> = new Map(byName(aloneNames));
const english: ReadonlyMap<string, string> = new Map([...byName(names), ...alone]);

/** The longest first, since one name may begin with another. */
const longestFirst = [...english.keys()].toSorted((one, other) => other.length - one.length);
const isLatin = (name: string) => /^[a-z ]+$/.test(name);
const isWithin = (name: string) => !isLatin(name) && !alone.has(name);
const anyOf = (those: readonly string[]) => `(?:${those.join('|')})`;
/** Only scripts with spaces have words that begin and end; other names stand within words, except those that stand alone. */
const anyName = new RegExp(
  `(?<!\\p{L})${anyOf(longestFirst.filter((name) => !isWithin(name)))}(?!\\p{L})|${anyOf(longestFirst.filter(isWithin))}`,
  'giu',
);

/** The fields of study that a text names in other languages, in English: ["accounting"] of "Auxiliar de contabilidad". */
export const fieldsAbroad = (text: string): readonly string[] =>
  [...plain(text).matchAll(anyName)].flatMap(([name]) => english.get(name.toLowerCase()) ?? []);

/** A text with fields of study of other languages in English: "Licenciatura en Contabilidad" as "Licenciatura en accounting". */
export const inEnglish = (text: string): string =>
  plain(text).replaceAll(anyName, (name) => ` ${english.get(name.toLowerCase()) ?? name} `);
