import type { CSSProperties } from 'react';

/** The look of the screens, as far as mail programs follow; colours are those of the theme's tokens. */
const colour = {
  sand: '#faf6f0',
  card: '#fffdfa',
  line: '#e6dccd',
  quietLine: '#c9bba8',
  ink: '#211b17',
  muted: '#655a4f',
  crimson: '#b81f3a',
  gum: '#2b6a52',
  wattle: '#fdf0cc',
  wattleInk: '#6f4a00',
} as const;

const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const styles = {
  body: { margin: 0, backgroundColor: colour.sand, color: colour.ink, fontFamily: font },
  container: { maxWidth: '600px', margin: '0 auto', padding: '28px 20px 40px' },
  brand: {
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: colour.crimson,
    margin: '0 0 20px',
  },
  heading: { fontSize: '26px', lineHeight: '31px', fontWeight: 750, letterSpacing: '-0.02em', margin: '0 0 8px' },
  lead: { fontSize: '16px', lineHeight: '24px', color: colour.muted, margin: '0 0 20px' },
  card: {
    backgroundColor: colour.card,
    border: `1px solid ${colour.line}`,
    borderRadius: '14px',
    padding: '20px',
    margin: '0 0 16px',
  },
  title: { fontSize: '18px', lineHeight: '24px', fontWeight: 700, margin: '0 0 2px' },
  facts: { fontSize: '14px', lineHeight: '20px', color: colour.muted, margin: '0 0 14px' },
  reasons: { fontSize: '14px', lineHeight: '21px', fontWeight: 560, color: colour.gum, textIndent: '-20px' },
  reason: { margin: '0 0 4px', paddingLeft: '20px' },
  question: {
    fontSize: '14px',
    lineHeight: '21px',
    fontWeight: 600,
    color: colour.wattleInk,
    backgroundColor: colour.wattle,
    borderRadius: '8px',
    padding: '6px 10px',
    margin: '0 0 8px',
  },
  button: {
    display: 'inline-block',
    backgroundColor: colour.crimson,
    color: '#ffffff',
    borderRadius: '999px',
    fontSize: '15px',
    fontWeight: 650,
    padding: '11px 20px',
    margin: '12px 6px 0 0',
    textDecoration: 'none',
  },
  quietButton: {
    display: 'inline-block',
    backgroundColor: colour.card,
    color: colour.ink,
    border: `1px solid ${colour.quietLine}`,
    borderRadius: '999px',
    fontSize: '15px',
    fontWeight: 600,
    padding: '10px 18px',
    margin: '12px 10px 0 0',
    textDecoration: 'none',
  },
  buttons: { lineHeight: '24px' },
  seeLink: { fontSize: '14px', color: colour.ink, textDecoration: 'underline', whiteSpace: 'nowrap' },
  small: { fontSize: '13px', lineHeight: '20px', color: colour.muted, margin: '0 0 6px' },
  link: { color: colour.muted, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

export const look: typeof styles = styles;

/** For mail programs that know dark; classes only serve this. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .body, .body > table > tbody > tr > td { background-color: #171311 !important; color: #f5eee6 !important }
  .card { background-color: #211b18 !important; border-color: #3a312b !important }
  .text { color: #f5eee6 !important }
  .muted { color: #b9aa9b !important }
  .brand { color: #f27286 !important }
  .reason { color: #8fc0a9 !important }
  .quiet { background-color: #211b18 !important; color: #f5eee6 !important; border-color: #6b5f55 !important }
}`;
