import type { CSSProperties } from 'react';

/** The look of the screens, as far as mail programs follow; colours are those of the theme's tokens. */
export const colour = {
  sand: '#faf6f0',
  card: '#fffdfa',
  line: '#e6dccd',
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
  reason: {
    fontSize: '14px',
    lineHeight: '21px',
    fontWeight: 560,
    color: colour.gum,
    margin: '0 0 4px',
    paddingLeft: '20px',
    textIndent: '-20px',
  },
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
    marginTop: '12px',
    textDecoration: 'none',
  },
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
}`;
