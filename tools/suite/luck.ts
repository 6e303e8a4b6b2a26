import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';

/** What makes a test depend on the machine, the day or a draw, and what to do instead. */
export const instead = {
  stopwatch: 'a duration in an expect: compare order or counts here, and measure in npm run bench or npm run soak',
  'short wait': 'eventually gives up before a machine that pauses: leave its second argument out',
  'no seed': 'a property without a seed: pass { seed } as its last argument',
  'random draw': 'Math.random: draw with tests/support/seeded.ts',
  today: 'the year, month or day of today: fix the clock, or ask only for what holds on any day',
  port: 'a port that the test chose: listen on 0 and read the address',
  pause: 'a pause: wait with eventually, or for something that comes after (tests/support/handled.ts)',
} as const;

export type Luck = Readonly<{ kind: keyof typeof instead; line: number }>;

/** Stands above the statement that may stay. */
const reason = /\/\/ no-luck: \S/;

const shortestWaitMs = 10_000;
const elapsed = /^(?:performance|Date)\.now\(\) - |(?<!new Date\()\b(?:performance|Date)\.now\(\) - /;
const dayOfClock =
  /^new Date\((?:|.*Date\.now\(\).*)\)\.(?:get(?:UTC)?(?:FullYear|Month|Date|Day|Hours)\(|toISOString\(\)\.s\w+\(|to(?:Locale)?DateString\()/s;
const portSetting = /(?:^|_)PORT$/;
const product = /^[\d_]+(?: \* [\d_]+)*$/;
const numberOf = (text: string) =>
  product.test(text)
    ? text
        .replaceAll('_', '')
        .split(' * ')
        .reduce((result, factor) => result * Number(factor), 1)
    : undefined;

type Range = Readonly<{ start: number; end: number }>;
type Named = Readonly<{ name: string; is: Range; isProperty: boolean }>;

const isIn = ({ start, end }: Range, ranges: readonly Range[]) =>
  ranges.some((range) => range.start <= start && end <= range.end);

const nodesOf = (file: string, text: string) => {
  const calls: CallExpression[] = [];
  const made: NewExpression[] = [];
  const loops: Range[] = [];
  const named: Named[] = [];
  const loop = (node: Range) => void loops.push(node);
  new Visitor({
    CallExpression: (node) => void calls.push(node),
    NewExpression: (node) => void made.push(node),
    ForStatement: loop,
    ForOfStatement: loop,
    WhileStatement: loop,
    DoWhileStatement: loop,
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) named.push({ name: id.name, is: init, isProperty: false });
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') named.push({ name: key.name, is: value, isProperty: true });
    },
  }).visit(parseSync(file, text).program);
  return { calls, made, loops, named };
};

/** The luck in the text of a test file that has no reason beside it. */
export const luckIn = (file: string, text: string): readonly Luck[] => {
  const { calls, made, loops, named } = nodesOf(file, text);
  const source = ({ start, end }: Range) => text.slice(start, end);
  const called = (callee: RegExp) => calls.filter((call) => callee.test(source(call.callee)));
  const argument = (call: CallExpression, at: number) => source(call.arguments[at] ?? { start: 0, end: 0 });
  /** The value that a name has in this file, or the text itself. */
  const valueOf = (name: string) => {
    const found = named.find((one) => one.name === name && !one.isProperty);
    return found ? source(found.is) : name;
  };

  const durations = named.flatMap(({ name, is }) =>
    /^(?:performance|Date)\.now\(\) - /.test(source(is)) ? [name] : [],
  );
  const isDuration = (value: string) =>
    elapsed.test(value) || durations.some((name) => new RegExp(String.raw`\b${name}\b(?!:)`).test(value));
  const isChosen = (port: string) => (numberOf(port) ?? 0) > 0 || port === 'await freePort()';

  const sleep = /\bsetTimeout as (\w+)/.exec(text)?.[1] ?? 'sleep';
  const pauses = [
    ...called(new RegExp(String.raw`^${sleep}$|\.waitForTimeout$`)),
    ...made.filter((node) => /^new Promise\b.*setTimeout\(.*, [\w.]+\)/s.test(source(node))),
  ];
  const tests = called(/^(?:test|it|testInAll)\b(?!\.extend|\.use)/).flatMap((call) => call.arguments.slice(1));

  const found: Readonly<Record<Luck['kind'], readonly Range[]>> = {
    stopwatch: called(/^expect(?:\.\w+)?$/).filter((call) => isDuration(argument(call, 0))),
    'short wait': called(/^eventually$/).filter(
      (call) => (numberOf(valueOf(argument(call, 1))) ?? shortestWaitMs) < shortestWaitMs,
    ),
    'no seed': called(/^fc\.(?:assert|check|sample)$/).filter((call) => !/\bseed\b/.test(source(call))),
    'random draw': called(/^Math\.random$/),
    today: calls.filter((call) => dayOfClock.test(source(call).replace(/^\w+/, valueOf))),
    port: [
      ...called(/\.listen$/).filter((call) => isChosen(valueOf(argument(call, 0)))),
      ...named.flatMap(({ name, is, isProperty }) =>
        isProperty && portSetting.test(name) && /^'?[1-9]\d*'?$/.test(source(is)) ? [is] : [],
      ),
    ],
    pause: pauses.filter((pause) => isIn(pause, tests) && !isIn(pause, loops)),
  };

  const lines = text.split('\n');
  const kinds = ['stopwatch', 'short wait', 'no seed', 'random draw', 'today', 'port', 'pause'] as const;
  return kinds
    .flatMap((kind) => found[kind].map(({ start }) => ({ kind, line: text.slice(0, start).split('\n').length })))
    .filter(({ line }) => !reason.test(lines[line - 2] ?? ''));
};
