/**
 * Words for citizens, permanent residents and the holders of visas in the languages of ads that mix theirs with
 * English. Nothing else is read in them, so that a sentence with such a word is a question.
 */
const words: Readonly<Record<string, readonly string[]>> = {
  ar: ['مواطن', 'إقامة دائمة', 'الجنسية'],
  de: ['staatsb[üu]rger\\w*', 'daueraufenthalt\\w*', 'unbefristete aufenthalts\\w+'],
  es: ['ciudadan(?:[oa]s?|[ií]a)', 'residentes? permanentes?', 'residencia permanente', 'visas? de estudiante'],
  fr: ['citoyen(?:ne)?s?', 'r[ée]sidente?s? permanente?s?', 'visas? [ée]tudiants?'],
  id: ['warga negara', 'penduduk tetap', 'visa pelajar'],
  it: ['cittadin(?:[oaie]|anza)', 'residenti? permanenti?', 'visto studentesco'],
  ja: ['市民権', '永住', '学生ビザ'],
  ko: ['시민권', '영주권', '학생 ?비자'],
  ne: ['नागरिक', 'स्थायी बासिन्दा'],
  pt: ['cidad[ãa]os?', 'cidadania', 'residentes? permanentes?', 'vistos? de estudante'],
  th: ['สัญชาติ', 'พลเมือง', 'วีซ่านักเรียน'],
  vi: ['quốc tịch', 'thường trú nhân', 'công dân', 'visa du học'],
  zh: ['公民', '永居', '永久居', '绿卡', '綠卡', '学签', '學簽', '学生签', '學生簽'],
};

const anyWord = new RegExp(
  `(?<![\\p{Script=Latin}\\d])(?:${Object.values(words).flat().join('|')})(?!\\p{Script=Latin})`,
  'iu',
);

/** Whether a sentence names a status or a visa in another language than English. */
export const namesStatusElsewhere = (sentence: string): boolean => anyWord.test(sentence.normalize('NFC'));
