import type { Express } from 'express';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { stateCodes } from '@waratah/vocabulary/australia/states';
import { employmentTypes } from '@waratah/vocabulary/employment-types';
import { mostTrades } from '@waratah/vocabulary/occupations/chosen-trades';
import { tradeCodes, tradeNameOf } from '@waratah/vocabulary/occupations/trade-names';
import { breaksHint } from '@waratah/vocabulary/law/questions';
import { dayPartLabels, dayParts, fullDayName, weekdays } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { asksBreaks, Facts, factFields, factLabels, factSelection, factsIn } from './fact-fields.ts';
import { html } from './html.ts';
import { page } from './page.ts';

const fields = `digest pausedUntil trades { code name } tradesFound { code name } tradesNear { code name } workTypes states hoursWanted daysWanted timesWanted hoursWorked breaks { from to } payFloor visaExpiry ${factSelection}`;
const operations = {
  read: `query MailPreferences($token: String!) { mailPreferences(token: $token) { ${fields} } }`,
  save: `mutation MailUpdatePreferences($token: String!, $input: PreferencesInput!) { updateMailPreferences(token: $token, input: $input) { ${fields} } }`,
} as const;

const Trades = z.array(z.object({ code: z.string(), name: z.string() }));
type Trade = z.infer<typeof Trades>[number];

const Preferences = z.object({
  digest: z.boolean(),
  pausedUntil: z.string().nullable(),
  trades: Trades,
  tradesFound: Trades,
  tradesNear: Trades,
  workTypes: z.array(z.string()),
  states: z.array(z.string()),
  hoursWanted: z.number().nullable(),
  daysWanted: z.array(z.string()),
  timesWanted: z.array(z.string()),
  hoursWorked: z.number(),
  breaks: z.array(z.object({ from: z.string(), to: z.string() })),
  payFloor: z.number().nullable(),
  visaExpiry: z.string().nullable(),
  ...Facts.shape,
});
type Preferences = z.infer<typeof Preferences>;

const workTypes = employmentTypes.map(({ code, label }) => [code, label] as const);
const days = weekdays.map((day) => [day, fullDayName(day)] as const);
const times = dayParts.map((part) => [part, dayPartLabels[part]] as const);
const states = stateCodes.map((code) => [code, code] as const);

const words = {
  title: 'Change what you get',
  text: 'Changes apply from tomorrow. Leave a field blank for no preference.',
  digest: 'Send me the morning email',
  pausedUntil: 'Pause until (during exams, for example)',
  pauseHint: 'The last day without an email. Empty means no pause.',
  trades: 'What we look for',
  tradesHint: (found: string) =>
    `Choose up to ${mostTrades}; student jobs are not counted. ${found ? `If you choose none, we look for what your profile leads to: ${found}.` : 'If you choose none, your profile decides.'}`,
  anotherTrade: 'Another kind of work',
  noOther: 'None',
  workTypes: 'Kinds of employment',
  states: 'States',
  statesHint: 'None means your home state. Remote jobs are always among them.',
  hoursWanted: 'Hours a week you want, at most',
  daysWanted: 'Days you want to work',
  timesWanted: 'Times you want to work',
  timesHint: 'None chosen means any. Jobs at other times count for less; none is left out.',
  hoursWorked: 'Hours a week you work already',
  hoursHint: 'They count against the hours that your visa allows.',
  break: 'Your next course break',
  breakHint: `${breaksHint} Further breaks are on your profile.`,
  from: 'First day',
  to: 'Last day',
  payFloor: 'Minimum hourly pay',
  visaExpiry: 'Your visa ends on',
  save: 'Save',
  saved: 'Saved. Changes apply from tomorrow.',
} as const;

const Problems = z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() }));

const labelOf: Readonly<Record<string, string>> = {
  paused_until: words.pausedUntil,
  trades: words.trades,
  hours_wanted: words.hoursWanted,
  hours_worked: words.hoursWorked,
  pay_floor: words.payFloor,
  visa_expiry: words.visaExpiry,
  breaks: words.break,
};

/** The preferences page, opened by an email's signed link without signing in. */
export const addPreferencesPage = (app: Express, parts: Parts) => {
  app.get('/mail/preferences', async (request, response) => {
    const read = await ask(parts, request, operations.read, { token: textOf(request.query.token) });
    if (read.kind === 'failed') return sendBroken(response, read.code);
    const current = Preferences.parse(read.data.mailPreferences);
    response.send(page({ ...words, body: formOf(current, request.originalUrl) }));
  });
  app.post('/mail/preferences', async (request, response) => {
    const token = textOf(request.query.token);
    const read = await ask(parts, request, operations.read, { token });
    if (read.kind === 'failed') return sendBroken(response, read.code);
    const current = Preferences.parse(read.data.mailPreferences);
    const input = inputOf(Object(request.body), current);
    const change = await ask(parts, request, operations.save, { token, input });
    if (change.kind === 'data') {
      const saved = Preferences.parse(change.data.updateMailPreferences);
      const note = html`<p class="good" role="status">${words.saved}</p>`;
      return response.send(page({ ...words, body: formOf(saved, request.originalUrl, note) }));
    }
    const problems = Problems.safeParse(change.detail);
    if (change.code !== 'INVALID' || !problems.success) return sendBroken(response, change.code);
    const labels = { ...labelOf, ...factLabels(current) };
    const note = html`<div class="bad" role="alert">${problems.data.map(({ loc, msg }) => html`<p class="bad">${labels[String(loc[1])] ?? ''}: ${msg}</p>`)}</div>`;
    response
      .status(422)
      .send(page({ ...words, body: formOf(typedIn(current, input), request.originalUrl, note, input.breaks[0]) }));
  });
};

type Form = Readonly<Record<string, unknown>>;

const chosen = (form: Form, name: string) => [form[name] ?? []].flat().map(String);
/** Text that is not a number becomes one that the rules refuse, so that the error names the field. */
const number = (form: Form, name: string) => {
  const typed = textOf(form[name]).trim();
  if (typed === '') return null;
  return Number.isFinite(Number(typed)) ? Number(typed) : -1;
};

/** The break that is under way, or the next one. */
const nextBreakOf = ({ breaks }: Preferences) => breaks.find(({ to }) => to >= australianDay(new Date()));

/** The break in the form, if it asked for one, replaces the next break that was stored. */
const breaksIn = (form: Form, current: Preferences) => {
  if (form.break_from === undefined) return current.breaks;
  const [from, to] = [textOf(form.break_from), textOf(form.break_to)];
  const next = nextBreakOf(current);
  return [...(from || to ? [{ from, to }] : []), ...current.breaks.filter((one) => one !== next)];
};

const inputOf = (form: Form, current: Preferences) => ({
  digest: form.digest === 'on',
  trades: form.trades === undefined ? current.trades.map(({ code }) => code) : chosen(form, 'trades').filter(Boolean),
  workTypes: chosen(form, 'work_types'),
  states: chosen(form, 'states'),
  pausedUntil: textOf(form.paused_until) || null,
  hoursWanted: number(form, 'hours_wanted'),
  daysWanted: chosen(form, 'days_wanted'),
  timesWanted: chosen(form, 'times_wanted'),
  hoursWorked: number(form, 'hours_worked') ?? 0,
  payFloor: number(form, 'pay_floor'),
  visaExpiry: textOf(form.visa_expiry) || null,
  breaks: breaksIn(form, current),
  ...factsIn(form, current),
});

/** The form as it was sent, after a refusal. */
const typedIn = (current: Preferences, input: ReturnType<typeof inputOf>): Preferences => ({
  ...current,
  ...input,
  trades: input.trades.map((code) => ({ code, name: tradeNameOf(code) })),
});

const breakFields = (nextBreak: Preferences['breaks'][number] | undefined) =>
  html`<fieldset><legend>${words.break}</legend><div class="pair">
<label><span class="hint">${words.from}</span><input type="date" name="break_from" value="${nextBreak?.from ?? ''}"></label>
<label><span class="hint">${words.to}</span><input type="date" name="break_to" value="${nextBreak?.to ?? ''}"></label>
</div><span class="hint">${words.breakHint}</span></fieldset>`;

const formOf = (current: Preferences, action: string, note = html``, shownBreak = nextBreakOf(current)) =>
  html`${note}<form method="post" action="${action}">
<label class="choice field"><input type="checkbox" name="digest"${checked(current.digest)}>${words.digest}</label>
<label class="field"><span>${words.pausedUntil}</span><input type="date" name="paused_until" id="pause" value="${current.pausedUntil ?? ''}">${hintOf(words.pauseHint)}</label>
${tradeFields(current)}
${choices({ legend: words.workTypes, name: 'work_types', all: workTypes, current: current.workTypes })}
${choices({ legend: words.states, name: 'states', all: states, current: current.states, hint: words.statesHint })}
${numberField(words.hoursWanted, 'hours_wanted', current.hoursWanted)}
${choices({ legend: words.daysWanted, name: 'days_wanted', all: days, current: current.daysWanted })}
${choices({ legend: words.timesWanted, name: 'times_wanted', all: times, current: current.timesWanted, hint: words.timesHint })}
${numberField(words.hoursWorked, 'hours_worked', current.hoursWorked, words.hoursHint)}
${asksBreaks(current) || current.breaks.length > 0 ? breakFields(shownBreak) : undefined}
${numberField(words.payFloor, 'pay_floor', current.payFloor)}
<label class="field"><span>${words.visaExpiry}</span><input type="date" name="visa_expiry" value="${current.visaExpiry ?? ''}"></label>
${factFields(current)}
<button>${words.save}</button></form>`;

/** Each kind of work once, without what was typed and is none. */
const namesOf = (trades: readonly Trade[]) =>
  new Map(trades.filter(({ name }) => name !== '').map(({ code, name }) => [code, name]));

/** What was chosen, what the profile leads to and what is close to it to tick, and a list of every other kind of work. */
const tradeFields = ({ trades, tradesFound, tradesNear }: Preferences) => {
  const offered = namesOf([...trades, ...tradesFound, ...tradesNear]);
  return html`<div id="work">${choices({
    legend: words.trades,
    name: 'trades',
    all: [...offered],
    current: trades.map(({ code }) => code),
    hint: words.tradesHint(tradesFound.map(({ name }) => name).join('; ')),
  })}<label class="field"><span>${words.anotherTrade}</span><select name="trades"><option value="">${words.noOther}</option>${tradeCodes
    .filter((code) => !offered.has(code))
    .map((code) => html`<option value="${code}">${tradeNameOf(code)}</option>`)}</select></label></div>`;
};

const checked = (is: boolean) => (is ? html` checked` : undefined);

type Choices = Readonly<{
  legend: string;
  name: string;
  /** Values with their labels, in the order in which they are shown. */
  all: readonly (readonly [value: string, label: string])[];
  current: readonly string[];
  hint?: string;
}>;

const choices = ({ legend, name, all, current, hint }: Choices) =>
  html`<fieldset><legend>${legend}</legend><div class="choices">${all.map(
    ([value, label]) =>
      html`<label class="choice"><input type="checkbox" name="${name}" value="${value}"${checked(current.includes(value))}>${label}</label>`,
  )}</div>${hintOf(hint)}</fieldset>`;

const hintOf = (hint: string | undefined) => (hint ? html`<span class="hint">${hint}</span>` : undefined);

const numberField = (label: string, name: string, value: number | null, hint?: string) =>
  html`<label class="field"><span>${label}</span><input type="number" name="${name}" min="0" step="any" inputmode="decimal" value="${value ?? ''}">${hintOf(hint)}</label>`;
