import { australianDay } from '@waratah/vocabulary/australia/day';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { toCamelCase } from '../../../gateway/src/rest/case.ts';
import { AdToCheck } from '../../../services/ai/src/domain/check/ad-to-check.ts';
import { checkedAd } from '../../../services/ai/src/domain/check/checked-ad.ts';
import { answerCheck } from '../../../services/matching/src/domain/answer-check.ts';
import { payCheckOf } from '../../../services/matching/src/domain/pay-check.ts';
import { defaultPreferences, VisaFactsGiven } from '../../../services/matching/src/domain/preferences.ts';
import { adOfReading } from '../../../services/matching/src/domain/written-ad.ts';
import type { InventedCheck } from './invented-check.ts';

/** The reading of ai and the answer of matching in this process, without a gateway and services around them. */
export const bareCheck = ({ ad, visa, facts }: InventedCheck, localities: Localities) => {
  const now = new Date();
  const today = { now, day: australianDay(now) };
  const { text, marks, reading } = checkedAd(AdToCheck.parse(ad), today.day);
  const read = adOfReading(reading, localities, now);
  const preferences = { ...defaultPreferences, ...VisaFactsGiven.parse(toCamelCase(facts)) };
  const holder = { visaType: visaCodeOf(visa) ?? '', visaVerified: false, place: undefined, preferences, shifts: [] };
  return { text, marks, pay: payCheckOf(read, today.day), answer: answerCheck(read, holder, today) };
};
