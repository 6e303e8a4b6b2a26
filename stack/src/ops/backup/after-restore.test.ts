import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { raised } from './after-restore.ts';

const minuteMs = 60_000;
const minutes = fc.integer({ min: Date.UTC(2026, 10, 1) / minuteMs, max: Date.UTC(2049, 0, 1) / minuteMs });

test('ids after a restore exceed all earlier ones, however often one copy is restored', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      minutes,
      fc.nat(165),
      fc.integer({ min: 1, max: 60_000 }),
      (last, minute, givenAMinute, later) => {
        const given = givenAMinute * later;
        const first = raised(last, new Date(minute * minuteMs));
        const second = raised(last, new Date((minute + later) * minuteMs));
        expect(first).toBeGreaterThanOrEqual(last + 1_000_000);
        expect(second).toBeGreaterThan(first + given);
        expect(second).toBeLessThan(2 ** 31);
      },
    ),
    { seed: 20_261_123 },
  );
});
