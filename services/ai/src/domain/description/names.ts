import { ownName } from '@waratah/vocabulary/skill-names';

/** Words that have a capital wherever they stand: of peoples and languages, days, festivals and products. */
const capitalised: ReadonlyMap<string, string> = new Map(
  `Aboriginal Afghan African American Arabic Argentinian Armenian Asian Auslan Australian Austrian Balinese Bangladeshi Belgian
  Bengali Brazilian British Burmese Cambodian Canadian Cantonese Caribbean Chilean Chinese Colombian Croatian Cuban Czech Danish
  Dari Dutch Egyptian English Ethiopian European Farsi Fijian Filipino Finnish French German Greek Gujarati Hakka Hawaiian Hebrew
  Hindi Hokkien Hungarian Indian Indonesian Iranian Iraqi Irish Israeli Italian Jamaican Japanese Javanese Kannada Khmer Korean
  Laotian Latin Lebanese Malay Malayalam Malaysian Mandarin Maori Marathi Mauritian Mediterranean Mexican Mongolian Moroccan
  Nepalese Nepali Norwegian Pakistani Persian Peruvian Portuguese Punjabi Romanian Russian Samoan Scottish Serbian Sichuan
  Singaporean Sinhalese Somali Spanish Swahili Swedish Swiss Szechuan Tagalog Taiwanese Tamil Telugu Thai Tibetan Tongan Turkish
  Ukrainian Urdu Uyghur Uzbek Vietnamese Welsh
  Christmas Xmas Easter Halloween Ramadan Diwali Hanukkah
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  Montessori Zumba Excel Outlook Microsoft Google Adobe Canva Shopify Uber DoorDash Lightspeed Facebook Instagram TikTok
  LinkedIn YouTube PhD SaaS`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);

/** Abbreviations of occupations, fields and licences. */
const abbreviations: ReadonlySet<string> = new Set(
  `2ic aasw abn aep aha ahpra ai ain aml ao3 aod ap apd aps ar atar av aws b2b ba bas bda bdm bdr bi bim ca cad cbt cctv ccna cdp celta
  ceo cfa cfo cio cmo cnc cns coo cpa cpr cra crm crt css ct cto cx dba dj dsw ea eal ecg ect een eeg efl ehs elicos en erp esg esl essa
  etl foh boh gis gmp gp haccp hc hmo hplc hr hrbp hris hseq hsr hvac icu ict ielts ifrs iso istqb it kyc lame lo lr lte mc mchn mig
  mr mri naati nata nbn nc ncc ndis ndt num ohs oosh oshc ot pa pca pcb pcr pcw php pmo pmp pos pr pt qa qc racgp rcg rf rfid rmo rn
  rsa rsg rto rusn sap sas scada sdet sdr sem seo siem slso smsf sqa sql sre ta taa tafe tae tesol tig ucat ui uml ux vce vhdl
  vip vit vpn whs`.split(/\s+/),
);

/** A word with the capitals that it has within a sentence; undefined if it has none of its own. */
export const nameOf = (word: string): string | undefined => {
  const key = word.toLowerCase();
  return abbreviations.has(key) ? word.toUpperCase() : capitalised.get(key);
};

/** Words within a sentence: names, languages and abbreviations get their capitals, other words stay as they are. */
export const withNames = (words: string): string =>
  ownName(words) ??
  words.replace(/[\p{L}\p{N}]+/gu, (word, at: number) => (at > 0 && isPronoun(word) ? word : (nameOf(word) ?? word)));

/** "It" is information technology only at the beginning: "IT support", "make it happen". */
const isPronoun = (word: string) => word === 'it';
