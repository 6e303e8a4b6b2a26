import { answerInThread } from '@waratah/kit/process/answer-in-thread';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { readAd } from '../domain/ad.ts';
import { answeredAd } from '../domain/check/answered-ad.ts';
import { readProfile } from '../domain/profile.ts';
import { readWrittenAd } from '../domain/written-ad.ts';
import { Question } from './questions.ts';

const localities = await readLocalities();

answerInThread((message) => {
  const question = Question.parse(message);
  switch (question.kind) {
    case 'check':
      return answeredAd(question.asked.ad, localities, question.asked.day);
    case 'written':
      return readWrittenAd(question.asked.ad, localities, question.asked.day);
    case 'job':
      return readAd(question.asked);
    case 'profile':
      return readProfile(question.asked);
  }
});
