import { expect, test } from '@jest/globals';
import { readBrief } from './brief.ts';
import { requireKnownWork, requireRealTitle } from './real-title.ts';

const required = (title: string) => () => requireRealTitle(readBrief({ title }).title);

test.each(
  `asdf qwer, test, testing, Test 1, xxx, hjkl, Bla bla, New job, 12345, sdkfjhw, lorem ipsum, Staff, Wanted,
  Worker, ninja, Rockstar, manager, URGENT, hiring now, person, help, crew, someone, Superstars wanted!,
  Urgent: staff needed, Casual workers, Our team, We are hiring, Guru, ok, haha, Bar, foo bar, Hiring manager,
  Crew member, Team member, Team member wanted, qwertyuiop barista`.split(/,\s+/),
)('the title “%s” is questioned', (title) =>
  expect(required(title)).toThrow(`title: What is the job? We cannot tell from “${title}”.`),
);

test.each(['I am looking for someone who can help me in my shop', 'We need somebody for our place', 'People wanted'])(
  'the title “%s” is questioned',
  (title) => expect(required(title)).toThrow(`title: What is the job? We cannot tell from “${title}”.`),
);

test.each(
  `IT, HR, QA, CNC, Falconer, Zumba, Café crew, Mum’s help, Rhythm coach, Tester, Software tester, Wait staff, Bar staff, Bar crew, Hospital manager, Team leader, Assistant manager,
  Kitchen staff, Coffee ninja, PhD student, Cocinero, Küchenhilfe, Chef 厨师`.split(/,\s+/),
)('the title “%s” is accepted', (title) => expect(required(title)).not.toThrow());

test.each(`服务员, Ищу повара, نادل, 厨师 (2), 厨师 A`.split(/,\s+/))(
  'the title “%s” is asked for in English',
  (title) => expect(required(title)).toThrow(`title: Please enter the title in English. We cannot read “${title}”.`),
);

test.each(
  `Blorptastic fremblewright; Moon cheese polisher; Manager of yesterday; Purple; Senior vibes wrangler of nothing; Unicorn milker
  (part-time); Blue wobble technician; Chief banana officer; Cook of dreams; Driver of the moon bus; Sad accountant of clouds; Nurse
  for robots; Best opportunity ever; Human being`.split(/;\s+/),
)('the work of “%s” is not known', (title) =>
  expect(() => requireKnownWork(title)).toThrow(
    `title: What does the person do? We do not know the work of “${title}” well enough to describe it.`,
  ),
);
