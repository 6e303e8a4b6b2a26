/** What only an answer needs is fetched when the reader begins to write, so that the page can be used sooner. */
export const loadAsker = () => import('./ask-server.ts');
export const loadAnswer = () => import('./AnsweredAd.tsx');
