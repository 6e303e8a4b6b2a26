import { expect, test } from '@jest/globals';
import { languageOf, passageInOtherScript } from './language.ts';

test.each([
  ['en', 'We are looking for a barista who makes good coffee and is friendly to our guests.'],
  ['zh', '我们正在悉尼市中心招聘一名兼职咖啡师，需要每周工作二十小时。'],
  ['ja', 'シドニーのカフェでバリスタを募集しています。週二十時間から働けます。'],
  ['ko', '시드니 중심가 카페에서 바리스타를 모집합니다. 주당 스무 시간 근무입니다.'],
  [
    'vi',
    'Chúng tôi cần tuyển nhân viên pha chế cho quán cà phê của chúng tôi và các bạn có kinh nghiệm là một lợi thế.',
  ],
  ['es', 'Buscamos una persona para el equipo de la cocina con experiencia y que hable con los clientes.'],
  ['fr', 'Nous cherchons une personne pour le service dans notre café, avec des horaires souples et une bonne équipe.'],
  [
    'de',
    'Wir suchen eine freundliche Person für das Café, die mit den Gästen spricht und im Team arbeitet, und das gern.',
  ],
  ['en', 'Duties o Cooking o Cleaning o Serving the guests o Ordering for the kitchen and the bar.'],
  ['', 'Assistant chef I Beach suburb I Full time I Attractive salary on offer I Start now'],
  ['en', 'An exciting opportunity to join us, as well as career development as a manager as needed'],
  ['', 'Barista'],
  ['', ''],
])('“%s”: %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  ['开始工作前请先支付200澳元注册费，并把护照照片发到微信', true],
  ['До начала работы оплатите взнос', true],
  ['会说中文优先', false],
  ['Γεια σας', false],
])('“%s” within an English ad is a sentence: %s', (passage, isSentence) => {
  const english = 'We look for a cook for our kitchen, and you will work with our team. '.repeat(4);
  const text = `${english}\n${passage} today.\n${english}`;
  expect(languageOf(text)).toBe('en');
  expect(passageInOtherScript(text)).toBe(isSentence ? `${passage} today.` : undefined);
});

test("a greeting in another language does not change an English ad's language", () => {
  expect(
    languageOf('你好! We are looking for a cook who works with our team in the kitchen and serves the guests.'),
  ).toBe('en');
});
