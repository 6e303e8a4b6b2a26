import { decodePDFRawStream, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import { childrenOf, type Pdf, resolved } from './pdf-objects.ts';

/** Whether a PDF draws text where a reader of its pages finds none: in a pattern, a mask or the letters of a font. */
export const drawsTextElsewhere = (pdf: Pdf): boolean => {
  const open = [...pdf.definitions];
  const seen = new Set<PDFObject>();
  for (let object = open.pop(); object; object = open.pop()) {
    for (const child of childrenOf(object)) open.push(child);
    if (elsewhereIn(object, pdf).some((drawing) => drawsText(drawing, pdf, seen))) return true;
  }
  return false;
};

const key = {
  patternType: PDFName.of('PatternType'),
  mask: PDFName.of('SMask'),
  group: PDFName.of('G'),
  letters: PDFName.of('CharProcs'),
  resources: PDFName.of('Resources'),
  objects: PDFName.of('XObject'),
} as const;

const dictOf = (object: PDFObject | undefined) => (object instanceof PDFStream ? object.dict : object);

const valuesOf = (dict: PDFObject | undefined, { context }: Pdf): readonly PDFObject[] =>
  dict instanceof PDFDict ? dict.values().flatMap((value) => resolved(value, context) ?? []) : [];

/** The drawings beside the pages that an object has. */
const elsewhereIn = (object: PDFObject, pdf: Pdf): readonly PDFObject[] => {
  const dict = dictOf(object);
  if (!(dict instanceof PDFDict)) return [];
  const at = (name: PDFName) => resolved(dict.get(name), pdf.context);
  const mask = at(key.mask);
  const group = mask instanceof PDFDict ? resolved(mask.get(key.group), pdf.context) : undefined;
  return [
    ...(object instanceof PDFStream && dict.has(key.patternType) ? [object] : []),
    ...(group ? [group] : []),
    ...valuesOf(at(key.letters), pdf),
  ];
};

/** The operator that begins a text. */
const beginsText = /(?:^|[\s\]>)])BT(?=[\s/[(<]|$)/;

/** Whether a drawing has text, or one that it may contain. A drawing that cannot be unpacked is taken for one with text. */
const drawsText = (drawing: PDFObject, pdf: Pdf, seen: Set<PDFObject>): boolean => {
  if (!(drawing instanceof PDFStream) || seen.has(drawing)) return false;
  seen.add(drawing);
  if (String(drawing.dict.get(PDFName.of('Subtype'))) === '/Image') return false;
  if (beginsText.test(contentOf(drawing) ?? 'BT')) return true;
  const resources = resolved(drawing.dict.get(key.resources), pdf.context);
  const objects = resources instanceof PDFDict ? resolved(resources.get(key.objects), pdf.context) : undefined;
  return valuesOf(objects, pdf).some((inside) => drawsText(inside, pdf, seen));
};

const contentOf = (stream: PDFStream): string | undefined => {
  try {
    const bytes = stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
    return Buffer.from(bytes).toString('latin1');
  } catch {
    return undefined;
  }
};
