import type { CSSProperties } from 'react';

/** Styles that resemble the client's, as far as mail programs support them; the colours are the theme's. */
const colour = {
  sand: '#faf6f0',
  card: '#fffdfa',
  line: '#e6dccd',
  quietLine: '#c9bba8',
  ink: '#211b17',
  muted: '#655a4f',
  sunken: '#f3ebe0',
  crimson: '#b81f3a',
  gum: '#2b6a52',
  gumSoft: '#ebf4ef',
  quote: '#d6e8df',
  wattle: '#fdf0cc',
  wattleInk: '#6f4a00',
} as const;

const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const styles = {
  body: { margin: 0, backgroundColor: colour.sand, color: colour.ink, fontFamily: font },
  container: { maxWidth: '600px', margin: '0 auto', padding: '28px 20px 40px' },
  /** Preview text in the list of messages, hidden in the message itself. */
  preview: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
  brandRow: { width: '100%', margin: '0 0 18px' },
  bloom: { width: '40px', paddingRight: '10px', verticalAlign: 'middle' },
  brand: {
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: colour.ink,
    margin: 0,
  },
  beside: { fontSize: '14px', lineHeight: '20px', color: colour.muted, margin: 0 },
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
  pay: { fontSize: '15px', lineHeight: '22px', margin: '0 0 12px' },
  quote: { backgroundColor: colour.quote, borderRadius: '4px', padding: '1px 5px' },
  tapNote: { fontSize: '13px', lineHeight: '20px', color: colour.muted, margin: '10px 0 0' },
  subheading: { fontSize: '18px', lineHeight: '24px', fontWeight: 700, margin: '24px 0 6px' },
  titleLink: { color: colour.ink, textDecoration: 'none' },
  lineQuestion: { fontWeight: 600, color: colour.wattleInk, margin: 0 },
  footerLinks: { fontSize: '14px', lineHeight: '22px', color: colour.muted, margin: '12px 0 0' },
  line: { width: '100%', borderTop: `1px solid ${colour.line}` },
  lineMain: { padding: '12px 12px 12px 0', verticalAlign: 'top', fontSize: '14px', lineHeight: '20px' },
  linePay: {
    padding: '12px 0',
    width: '120px',
    verticalAlign: 'top',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 650,
  },
  lineTitle: { fontSize: '15px', lineHeight: '21px', fontWeight: 680, color: colour.ink, textDecoration: 'none' },
  lineFacts: { color: colour.muted, margin: '0' },
  lineReason: { color: colour.gum, margin: 0 },
  lineLinks: { lineHeight: '24px', margin: '0' },
  lineLink: { color: colour.ink },
  searchLink: { fontSize: '14px', lineHeight: '24px', margin: '0' },
  hours: { backgroundColor: colour.gumSoft, borderRadius: '12px', padding: '14px 18px', margin: '0 0 16px' },
  hoursText: { fontSize: '14px', lineHeight: '20px', fontWeight: 650, color: colour.gum, margin: '0 0 8px' },
  hoursBar: { width: '100%', height: '6px', borderCollapse: 'collapse' },
  hoursTaken: { height: '6px', lineHeight: '6px', fontSize: '1px', backgroundColor: colour.gum, padding: 0 },
  hoursFree: { height: '6px', lineHeight: '6px', fontSize: '1px', backgroundColor: colour.card, padding: 0 },
  footer: { backgroundColor: colour.sunken, borderRadius: '14px', padding: '18px 20px', margin: '28px 0 16px' },
  footerTitle: { fontSize: '14px', lineHeight: '20px', fontWeight: 680, margin: '0 0 8px' },
  step: { width: '25%', verticalAlign: 'top', paddingRight: '8px' },
  stepCount: { fontSize: '20px', lineHeight: '26px', fontWeight: 750, margin: 0 },
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

/** Dark colours for mail programs that support them. The classes serve only this purpose. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .body, .body > table > tbody > tr > td { background-color: #171311 !important; color: #f5eee6 !important }
  .card { background-color: #211b18 !important; border-color: #3a312b !important }
  .text { color: #f5eee6 !important }
  .muted { color: #b9aa9b !important }
  .reason { color: #8fc0a9 !important }
  .quote { background-color: #1f4437 !important; color: #cfe6da !important }
  .hours { background-color: #16302a !important }
  .line { border-color: #3a312b !important }
  .warn { color: #f2cf7f !important }
  .footer { background-color: #2a221e !important }
  .quiet { background-color: #211b18 !important; color: #f5eee6 !important; border-color: #6b5f55 !important }
}`;
