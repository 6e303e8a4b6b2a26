import { isWithinReach } from './ranking-level.ts';
import { type Grades, ndcg } from './ndcg.ts';
import { adsForRanking, lot, type RealAd } from './ranking-ads.ts';
import { adLabels } from './ranking-labels.ts';
import { type Order, type Ordered, orders, ordersOf, type Seeker } from './ranking-orders.ts';
import { type WrittenStudent, writtenStudents } from './ranking-profiles.ts';

/** The number of jobs in a digest. */
const depth = 10;

/** Half of the ads and half of the students, drawn at random; no rule or weight may be tuned on them. */
const isHeldAd = ({ id }: RealAd) => lot(`${id}held`) % 2 === 1;
const isHeldStudent = ({ name }: WrittenStudent) => lot(name) % 2 === 1;

type Row = Readonly<{
  student: WrittenStudent;
  /** For the first lines of each order: how many there are, and how many fit. */
  lines: Readonly<Record<Order, Readonly<{ shown: number; fit: number }>>>;
  ndcg: Readonly<Record<Order, number | undefined>>;
  tooFar: readonly string[];
  unfit: readonly string[];
}>;

/**
 * How well matching chooses real ads for invented students, compared with labels: the share of fitting lines for the
 * whole choice as mailed, for the same once the student chose their own kinds of work, for words alone and for meaning alone; lines more than one level away; NDCG@10. Ads in every
 * state count, as if the students would move; British ads for care work count as if they were here.
 */
export const ranking = async (data: string, details: boolean) => {
  const ads = await adsForRanking(data);
  for (const held of [false, true]) {
    const pool = ads.filter((ad) => isHeldAd(ad) === held);
    const students = writtenStudents.filter((student) => isHeldStudent(student) === held);
    const rows = await rowsOf(pool, students);
    console.log(`\n${held ? 'Held out' : 'Tuned for'}: ${pool.length} ads, ${students.length} students`);
    if (details) tellUnfit(rows);
    tell(rows);
  }
};

const tellUnfit = (rows: readonly Row[]) => {
  for (const { student, unfit, tooFar } of rows)
    if (unfit.length + tooFar.length > 0)
      console.log(student.name, student.visa, 'unfit', ...unfit, 'too far', ...tooFar);
};

const rowsOf = async (ads: readonly RealAd[], students: readonly WrittenStudent[]): Promise<readonly Row[]> => {
  const found = await ordersOf(ads, students.map(seekerOf));
  return students.flatMap((student) => {
    const ordered = found.get(student.name);
    return ordered ? [rowOf(student, ordered, ads)] : [];
  });
};

const seekerOf = ({ degree, field, skills, experience, resume, ...student }: WrittenStudent): Seeker => ({
  ...student,
  profile: { degree, education: [{ degree, field }], experience, skills, activities: [], resume },
});

/** 3: their own work; 2: related work; 1: such work at a level out of reach; 0: other work. */
const gradeOf = ({ own, near, level }: WrittenStudent, id: string): number => {
  const label = adLabels.get(id);
  if (!label) return 0;
  const worth = own.includes(label.family) ? 3 : near.includes(label.family) ? 2 : 0;
  return worth > 0 && !isWithinReach(level, label.level) ? 1 : worth;
};

const rowOf = (student: WrittenStudent, ordered: Ordered, ads: readonly RealAd[]): Row => {
  const grades: Grades = new Map(ads.map(({ id }) => [id, gradeOf(student, id)]));
  const linesOf = (order: Order) => {
    const first = ordered[order].slice(0, depth);
    return { shown: first.length, fit: first.filter((id) => (grades.get(id) ?? 0) >= 2).length };
  };
  const first = ordered.whole.slice(0, depth);
  return {
    student,
    lines: { whole: linesOf('whole'), chosen: linesOf('chosen'), words: linesOf('words'), meaning: linesOf('meaning') },
    ndcg: {
      whole: ndcg(ordered.whole, grades, depth),
      chosen: ndcg(ordered.chosen, grades, depth),
      words: ndcg(ordered.words, grades, depth),
      meaning: ndcg(ordered.meaning, grades, depth),
    },
    tooFar: first.filter((id) => !isWithinReach(student.level, adLabels.get(id)?.level)),
    unfit: first.filter((id) => (grades.get(id) ?? 0) < 2),
  };
};

const shareOf = (rows: readonly Row[], order: Order) => {
  const sum = (pick: (lines: Row['lines'][Order]) => number) =>
    rows.reduce((total, { lines }) => total + pick(lines[order]), 0);
  const shown = sum((lines) => lines.shown);
  return shown === 0 ? undefined : sum((lines) => lines.fit) / shown;
};

const meanNdcg = (rows: readonly Row[], order: Order) => {
  const known = rows.flatMap(({ ndcg }) => ndcg[order] ?? []);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};

const rounded = (value: number | undefined) => (value === undefined ? 'no line' : value.toFixed(2));

const figuresOf = (rows: readonly Row[]) => ({
  students: rows.length,
  lines: rows.reduce((sum, { lines }) => sum + lines.whole.shown, 0),
  'lines: chosen': rows.reduce((sum, { lines }) => sum + lines.chosen.shown, 0),
  'students without a line': rows.filter(({ lines }) => lines.whole.shown === 0).length,
  ...Object.fromEntries(orders.map((order) => [`fit: ${order}`, rounded(shareOf(rows, order))])),
  ...Object.fromEntries(orders.map((order) => [`NDCG: ${order}`, rounded(meanNdcg(rows, order))])),
  'lines a level too far': rows.reduce((sum, { tooFar }) => sum + tooFar.length, 0),
});

const goal = 0.8;
const againstWords = 1.5;

const tell = (rows: readonly Row[]) => {
  const byTrade = Object.entries(Object.groupBy(rows, ({ student }) => student.trade)).map(
    ([trade, those = []]) => [trade, those] as const,
  );
  const ofVisa = (visa: string) => rows.filter(({ student }) => student.visa === visa);
  console.table({
    ...Object.fromEntries(byTrade.map(([trade, those]) => [trade, figuresOf(those)])),
    'graduates (485)': figuresOf(ofVisa('485')),
    'students (500)': figuresOf(ofVisa('500')),
    all: figuresOf(rows),
  });
  const notAhead = byTrade.filter(([, those]) => (shareOf(those, 'whole') ?? 0) <= (shareOf(those, 'meaning') ?? 0));
  const reached = (name: string, is: boolean, value: string) =>
    console.log(`${is ? 'reached' : 'MISSED '} ${name}: ${value}`);
  for (const visa of ['485', '500']) {
    const share = shareOf(ofVisa(visa), 'whole');
    reached(`share fitting, subclass ${visa}, at least ${goal}`, (share ?? 0) >= goal, rounded(share));
  }
  reached(
    'ahead of meaning alone in each trade',
    notAhead.length === 0,
    `behind in ${notAhead.map(([trade]) => trade).join(', ') || 'none'}`,
  );
  const [whole = 0, words = 0] = [shareOf(rows, 'whole'), shareOf(rows, 'words')];
  reached(`${againstWords} times words alone`, whole >= againstWords * words, (whole / words).toFixed(2));
  const tooFar = rows.reduce((sum, row) => sum + row.tooFar.length, 0);
  reached('no line more than a level away', tooFar === 0, `${tooFar} lines`);
};
