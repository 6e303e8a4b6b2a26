/** Small valid files of each kind, generated here so that none has to be stored. */
const pdfOf = (drawn: string, pages = 1) => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  return `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
};

const shown = (words: string) => `BT /F1 12 Tf 20 100 Td (${words}) Tj ET`;
const lines = (all: readonly string[]) =>
  `BT /F1 10 Tf 12 TL 20 190 Td ${all.map((line) => `(${line}) Tj T*`).join(' ')} ET`;

const file = (name: string, mimeType: string, content: string) => ({ name, mimeType, buffer: Buffer.from(content) });

export const aResume = () =>
  file('resume.pdf', 'application/pdf', pdfOf(shown('Python and SQL, three years of retail')));
export const aResumeOf = (...all: readonly string[]) => file('resume.pdf', 'application/pdf', pdfOf(lines(all)));
export const anAdOf = (...all: readonly string[]) => file('ad.pdf', 'application/pdf', pdfOf(lines(all)));
export const aLongPdf = () => file('long.pdf', 'application/pdf', pdfOf(shown('Citizens only'), 21));
/** With a picture of one pixel. */
export const anIllustratedAd = (words: string) =>
  file('ad.pdf', 'application/pdf', pdfOf(`${shown(words)} BI /W 1 /H 1 /CS /G /BPC 8 ID x EI`));
export const aScan = () => file('scan.pdf', 'application/pdf', pdfOf('0 0 300 200 re f'));
export const aBrokenPdf = () => file('broken.pdf', 'application/pdf', '%PDF-1.4 and nothing else');
export const aVevo = () =>
  file('vevo.pdf', 'application/pdf', pdfOf(shown('Visa entitlement: subclass 500, 15 March 2031')));
export const notAPdf = () => file('resume.pdf', 'application/pdf', 'MZ this is a program with another name');
export const aPicture = () => file('photo.png', 'image/png', 'no resume at all');
export const aLogo = () =>
  file(
    'logo.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#2b6a52"/></svg>',
  );
