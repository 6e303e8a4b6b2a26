import { describe, expect, test } from '@jest/globals';
import { studentJobs } from '@waratah/vocabulary/occupations/chosen-trades';
import { rankOf } from '@waratah/vocabulary/occupations/levels';
import { fitReason } from './reasons.ts';
import { tradeVerdict } from './gate/work.ts';
import { adOfFamily, today, workSince } from './test-examples.ts';
import { tradesOf, tradesOffered, tradesOfStudent } from './trade.ts';
import { noOccupations, type Occupations, type Work } from './work-history.ts';
import { fitOf } from './work-fit.ts';

const { now } = today;

describe('what a student chose', () => {
  const studies = [{ code: '2613', confidence: 0.9 }];
  const works = [workSince('431', '2025-01'), { ...workSince('551', '2024-01'), title: 'Bookkeeper' }];
  const choosing = (chosen: readonly string[], studying = false) =>
    tradesOf({ occupations: { ...noOccupations, studies, works }, skills: [], studying, chosen }, now);
  const worths = (codes: readonly string[], trades: ReturnType<typeof tradesOf>) =>
    codes.map((code) => fitOf(adOfFamily(code), trades).worth);

  test('is all that is looked for: neither what the profile leads to, nor what is close', () => {
    expect(worths(['221', '2613', '431', '551'], choosing(['221']))).toEqual([0.95, 0, 0, 0]);
    const bookkeeper = {
      occupations: { ...noOccupations, studies: [{ code: '551', confidence: 0.9 }] },
      skills: [],
      studying: false,
    };
    expect(fitOf(adOfFamily('221'), tradesOf(bookkeeper, now)).worth).toBeGreaterThan(0.3);
    expect(fitOf(adOfFamily('221'), tradesOf({ ...bookkeeper, chosen: ['551'] }, now)).worth).toBe(0);
  });

  test('keeps what the profile says of it: title, studies and level', () => {
    const { list } = choosing(['551', '2613']);
    expect(list.map(({ code, title, studied, rank }) => [code, title, studied, rank])).toEqual([
      ['2613', '', true, rankOf('graduate')],
      ['551', 'Bookkeeper', false, rankOf('junior')],
    ]);
  });

  test('may be the work that asks for no experience, alone or beside others', () => {
    expect(worths(['621', '811', '2613'], choosing([studentJobs]))).toEqual([0.95, 0.95, 0]);
    const [shop = 0, software = 0] = worths(['621', '2613'], choosing(['2613', studentJobs], true));
    expect([shop, software]).toEqual([expect.closeTo(0.76), 0.95]);
    expect(worths(['621'], choosing(['2613'], true))).toEqual([0]);
  });

  test('names the work that was done also where only first jobs were chosen', () => {
    const reason = fitReason({ degree: '' }, fitOf(adOfFamily('431'), choosing([studentJobs])), { title: 'Waiter' });
    const waiter = { ...workSince('431', '2025-01'), title: 'Waiter' };
    const trades = tradesOf(
      { occupations: { ...noOccupations, works: [waiter] }, skills: [], studying: false, chosen: [studentJobs] },
      now,
    );
    expect(reason).toBe('One of the student jobs that you look for');
    expect(fitReason({ degree: '' }, fitOf(adOfFamily('431'), trades), { title: 'Waiter' })).toBe(
      'Like your work as Waiter',
    );
  });

  test('is a reason of its own where the profile gives none, and the gate says that other work was not asked for', () => {
    const reason = (code: string, chosen: readonly string[]) =>
      fitReason({ degree: 'Bachelor of Computer Science' }, fitOf(adOfFamily(code), choosing(chosen)), {
        title: 'Accountant',
      });
    expect(reason('221', ['221'])).toBe('Work that you look for: accounting and audit');
    expect(reason('621', [studentJobs])).toBe('One of the student jobs that you look for');
    expect(reason('2613', ['2613'])).toBe('What your Bachelor of Computer Science leads to');
    expect(tradeVerdict(adOfFamily('2613'), choosing(['221']))).toMatchObject({
      because: 'not work that you look for',
    });
    expect(tradeVerdict(adOfFamily('2544'), choosing([]))).toMatchObject({ because: 'other work than yours' });
  });

  test('shares no answers with the same families of a profile', () => {
    expect(choosing(['2613']).key).not.toBe(
      tradesOf({ occupations: { ...noOccupations, studies }, skills: [], studying: false }, now).key,
    );
  });

  test('leaves what the profile alone leads to as it was', () => {
    const said = { occupations: { ...noOccupations, studies, works }, skills: [], studying: false };
    const { trades, tradesOfProfile } = tradesOfStudent({ ...said, chosen: ['221'] }, now);
    expect(tradesOfProfile).toEqual(tradesOf(said, now));
    expect(trades.list.map(({ code }) => code)).toEqual(['221']);
  });
});

describe('after years in a profession', () => {
  const accounting = [
    { code: '221', confidence: 0.9 },
    { code: '551', confidence: 0.88 },
    { code: '512', confidence: 0.65 },
  ];
  const codesFor = (start: string, studying = false) =>
    tradesOf(
      {
        occupations: { ...noOccupations, studies: accounting, works: [workSince('221', start)] },
        skills: [],
        studying,
      },
      now,
    )
      .list.filter(({ first }) => !first)
      .map(({ code }) => code);

  test('the studies lead no more to the clerical work below it, except beside new studies', () => {
    expect(codesFor('2025-06')).toEqual(['221', '551']);
    expect(codesFor('2022-01')).toEqual(['221']);
    expect(codesFor('2022-01', true)).toEqual(['221', '551']);
  });

  test('studies far from it count half, and those close to it in full', () => {
    const weightOf = (code: string, start: string) =>
      tradesOf(
        {
          occupations: { ...noOccupations, studies: [{ code, confidence: 0.9 }], works: [workSince('221', start)] },
          skills: [],
          studying: false,
        },
        now,
      ).list.find((trade) => trade.code === code)?.weight;
    expect([weightOf('2345', '2025-06'), weightOf('2345', '2022-01')]).toEqual([0.86, 0.43]);
    expect(weightOf('222', '2022-01')).toBe(0.86);
  });

  test('a broad degree leads nowhere else; without such work it does', () => {
    const without = tradesOf(
      { occupations: { ...noOccupations, studies: accounting }, skills: [], studying: false },
      now,
    );
    expect(without.list.map(({ code }) => code)).toContain('512');
    expect(codesFor('2025-06')).not.toContain('512');
  });
});

test('a broad degree says nothing beside a profession or the work of a clerk of accounts, law or people', () => {
  const broad = ['2254', '531'].map((code) => ({ code, confidence: 0.65 }));
  const codes = (...works: readonly string[]) =>
    tradesOf(
      {
        occupations: { ...noOccupations, studies: broad, works: works.map((code) => workSince(code, '2026-01')) },
        skills: [],
        studying: false,
      },
      now,
    ).list.flatMap(({ code, weight }) => (weight > 0.5 ? [code] : []));
  expect(codes('431')).toEqual(['2254', '531']);
  expect(codes('5994')).toEqual(['5994']);
  expect(codes('5994', '542')).toEqual(['5994']);
  expect(codes('4231')).toEqual(['2254', '531']);
  expect(codes('599')).toEqual(['2254', '531']);
  expect(codes('452')).toEqual(['2254', '531']);
  expect(codes('2492')).toEqual(['2254', '531']);
  expect(codes('2332')).toEqual(['2332']);
});

test('a degree in a profession, such as IT, counts beside work far from it, and not beside work in it', () => {
  const codes = (...works: readonly string[]) => {
    const studies = ['2241', '2611', '2613'].map((code) => ({ code, confidence: 0.75 }));
    const occupations = { ...noOccupations, studies, works: works.map((code) => workSince(code, '2024-01')) };
    return tradesOf({ occupations, skills: [], studying: false }, now).list.map(({ code }) => code);
  };
  expect(codes('221')).toEqual(['221', '2241', '2611', '2613']);
  expect(codes('2613')).toEqual(['2613']);
  expect(codes('2324')).toContain('2611');
});

test('a title that hardly tells the work does not say which part of the studies it is', () => {
  const studies = ['2611', '2613'].map((code) => ({ code, confidence: 0.75 }));
  const occupations = { ...noOccupations, studies, works: [{ ...workSince('2613', '2025-01'), confidence: 0.5 }] };
  const { list } = tradesOf({ occupations, skills: [], studying: false }, now);
  expect(list.map(({ code }) => code)).toEqual(['2611', '2613']);
});

test('a degree in engineering is no apprenticeship, and a certificate in cookery is one', () => {
  const codesFor = (...codes: string[]) => {
    const studies = codes.map((code) => ({ code, confidence: 0.9 }));
    return tradesOf({ occupations: { ...noOccupations, studies }, skills: [], studying: false }, now).list.map(
      ({ code }) => code,
    );
  };
  expect(codesFor('2333', '341')).toEqual(['2333']);
  expect(codesFor('341')).toEqual(['341']);
  expect(codesFor('431', '3513')).toEqual(['3513', '431']);
});

describe('work beside a calling', () => {
  /** Weights of the works of somebody who has graduated, the first being the present one. */
  const weights = (codes: readonly string[], studies: readonly string[] = [], start = '2025-09') => {
    const works = codes.map((code, at) =>
      workSince(code, at === 0 ? start : `201${9 - at}-01`, at === 0 ? '' : `201${9 - at}-10`),
    );
    const occupations = { ...noOccupations, works, studies: studies.map((code) => ({ code, confidence: 0.9 })) };
    const { list } = tradesOf({ occupations, skills: [], studying: false }, now);
    return codes.map((code) => list.find((trade) => trade.code === code)?.weight ?? 0);
  };
  const beside = 0.3;

  test('is known by the present work where that is a calling, whatever was studied', () => {
    const [pastry = 0, waiting = 0] = weights(['3511', '431'], ['141']);
    expect([pastry > 0.8, waiting < beside]).toEqual([true, true]);
    const [accounting = 0, nails = 0] = weights(['221', '4511']);
    expect([accounting > 0.8, nails < beside]).toEqual([true, true]);
    const [fitness = 0, reception = 0] = weights(['452', '542'], ['452']);
    expect([fitness > 0.8, reception < beside]).toEqual([true, true]);
  });

  test('is none where nobody needs studies for the present work', () => {
    expect(weights(['542', '452']).every((weight) => weight > 0.8)).toBe(true);
    expect(weights(['621'], ['452'])[0]).toBeGreaterThan(0.8);
  });

  test('is tutoring too, unless they study to teach or help in a school', () => {
    expect(weights(['222', '2492'], ['222'])[1]).toBeLessThan(beside);
    expect(weights(['2492'], ['222'])[0]).toBeLessThan(beside);
    expect(weights(['422', '2492'], ['2721'])[1]).toBeGreaterThan(0.8);
    expect(weights(['621', '2492'], ['241'])[1]).toBeGreaterThan(0.8);
  });

  test('is what a registered profession or years in one have outgrown', () => {
    expect(weights(['2544', '4233'], ['2544'])[1]).toBeLessThan(beside);
    expect(weights(['4233', '2544'], ['2544'])[0]).toBeGreaterThan(0.8);
    expect(weights(['221', '551'], ['221'])[1]).toBeGreaterThan(0.8);
    expect(weights(['221', '551'], ['221'], '2021-09')[1]).toBeLessThan(beside);
    expect(weights(['3513', '851'], [], '2021-09')[1]).toBeLessThan(beside);
  });

  test('is never what somebody does now in their field, nor years as a clerk of accounts, law or people', () => {
    const ofWork = (works: readonly Work[], studies: readonly string[]) => {
      const placed = studies.map((code) => ({ code, confidence: 0.9 }));
      const { list } = tradesOf(
        { occupations: { ...noOccupations, works, studies: placed }, skills: [], studying: false },
        now,
      );
      return new Map(list.map(({ code, weight }) => [code, weight]));
    };
    const accountant = workSince('221', '2018-01', '2022-12');
    expect(ofWork([workSince('551', '2023-01'), accountant], ['1322', '221']).get('551')).toBeGreaterThan(0.8);
    expect(ofWork([workSince('551', '2020-01'), workSince('221', '2020-01')], ['221']).get('551')).toBeGreaterThan(0.8);
    expect(ofWork([workSince('551', '2014-01', '2022-12')], ['2613']).get('551')).toBeGreaterThan(0.8);
    expect(ofWork([workSince('551', '2024-01', '2024-12')], ['2613']).get('551')).toBeLessThan(beside);
    const broad = [{ code: '2247', confidence: 0.65 }];
    const weightIn = (family: string, start: string) =>
      tradesOf(
        {
          occupations: { ...noOccupations, works: [workSince(family, start)], studies: broad },
          skills: [],
          studying: false,
        },
        now,
      ).list.find(({ code }) => code === family)?.weight;
    expect(weightIn('531', '2019-01')).toBeGreaterThan(0.8);
    expect(weightIn('531', '2025-06')).toBeLessThan(beside);
    expect(weightIn('431', '2019-01')).toBeLessThan(beside);
    expect(ofWork([workSince('811', '2024-01')], ['141', '431']).get('811')).toBeLessThan(beside);
    expect(ofWork([workSince('431', '2014-01', '2022-12')], ['2613']).get('431')).toBeLessThan(beside);
    const past = workSince('551', '2023-01', '2024-01');
    expect(ofWork([workSince('431', '2025-01'), past], ['1322', '221']).get('551')).toBeGreaterThan(0.8);
  });

  test('is judged by what somebody does now, whatever began later', () => {
    const works = [workSince('2544', '2020-01'), workSince('4233', '2022-01', '2023-01'), workSince('732', '2026-01')];
    const { list } = tradesOf({ occupations: { ...noOccupations, works }, skills: [], studying: false }, now);
    const of = (code: string) => list.find((trade) => trade.code === code);
    expect([of('2544')?.mayBeRegistered, of('4233')?.weight, of('732')?.weight]).toEqual([true, 0.19, 0.19]);
  });

  test('is not studied for by those whose registered profession it belongs to', () => {
    const studies = ['2544', '2541', '4233'].map((code) => ({ code, confidence: 0.9 }));
    const codes = (...works: readonly string[]) =>
      tradesOf(
        {
          occupations: { ...noOccupations, studies, works: works.map((code) => workSince(code, '2026-01')) },
          skills: [],
          studying: false,
        },
        now,
      ).list.map(({ code }) => code);
    expect(codes('2544')).toEqual(['2541', '2544']);
    expect(codes('621')).toContain('4233');
  });
});

test('who administers projects has begun in the trade: years in a profession do not lead away from it', () => {
  const studies = ['2332', '511', '551'].map((code) => ({ code, confidence: 0.9 }));
  const occupations = { ...noOccupations, studies, works: [workSince('2332', '2022-01')] };
  const codes = tradesOf({ occupations, skills: [], studying: false }, now).list.map(({ code }) => code);
  expect([codes.includes('511'), codes.includes('551')]).toEqual([true, false]);
});

describe('what is offered to choose from', () => {
  const offered = (occupations: Partial<Occupations>, studying: boolean) =>
    tradesOffered(tradesOf({ occupations: { ...noOccupations, ...occupations }, skills: [], studying }, now));
  const studies = [{ code: '221', confidence: 0.9 }];

  test('begins with what the profile leads to; close work follows, without what needs a registration', () => {
    const { found, near } = offered({ studies }, false);
    expect(found).toEqual(['221']);
    expect(near).toEqual(['551', '222', studentJobs]);
    expect(offered({ studies: [{ code: '4114', confidence: 0.9 }] }, false).near).not.toContain('2544');
  });

  test('has first jobs among what was found for whoever still studies', () => {
    expect(offered({ studies }, true).found).toEqual(['221', studentJobs]);
    expect(offered({ studies, works: [workSince('431', '2025-01')] }, true).found).toEqual(['221', '431', studentJobs]);
    expect(offered({ studies }, false).found).not.toContain(studentJobs);
  });

  test('has work that would not be looked for without a choice only among what is near', () => {
    const beside = offered({ studies, works: [workSince('431', '2025-01')] }, false);
    expect(beside.found).toEqual(['221']);
    expect(beside.near).toContain('431');
  });

  test('has managers only for who has been one or studied nothing else, and last', () => {
    const equal = ['135', '2613'].map((code) => ({ code, confidence: 0.9 }));
    expect(offered({ studies: equal }, false).found).toEqual(['2613']);
    expect(offered({ studies: equal, works: [workSince('135', '2025-01')] }, false).found).toEqual(['2613', '135']);
    expect(offered({ studies: equal.slice(0, 1) }, false).found).toEqual(['135']);
  });

  test('is only the work that asks for no experience where the profile says nothing', () => {
    expect(offered({}, false)).toEqual({ found: [], near: [studentJobs] });
  });
});
