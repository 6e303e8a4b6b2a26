import { ownName } from '@waratah/vocabulary/skill-names';

/** Tools and languages that a title names in brackets: "Junior developer (React)". Other words there are no skills. */
export const skillsInBrackets = (title: string): readonly string[] =>
  Array.from(title.matchAll(/\(([^()]*)\)/g), ([, inside = '']) => inside)
    .flatMap((inside) => inside.split(/[,/&+]| and /))
    .flatMap((words) => ownName(words.trim()) ?? []);
