type Petals = Readonly<{ d: string; turns: readonly number[]; fills: readonly [string, string] }>;

const fan = (count: number, spread: number) =>
  Array.from({ length: count }, (_, i) => -spread + (2 * spread * i) / (count - 1));

const rings: readonly Petals[] = [
  { d: 'M0-12C11-24.2 8.8-38.2 0-47C-8.8-38.2-11-24.2 0-12Z', turns: fan(9, 100), fills: ['#b81f3a', '#971630'] },
  { d: 'M0-6C6-14.8 4.8-24.8 0-31C-4.8-24.8-6-14.8 0-6Z', turns: fan(11, 90), fills: ['#e25c70', '#d3304a'] },
  { d: 'M0-2C4.5-7.6 3.6-14 0-18C-3.6-14-4.5-7.6 0-2Z', turns: fan(7, 72), fills: ['#ee7182', '#f3949f'] },
];

/** The waratah flower: logo, empty-state picture and loading mark. Its colours are the same in both themes. */
export function Bloom({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      {rings.flatMap(({ d, turns, fills }) =>
        turns.map((turn, i) => <path key={`${d}${turn}`} d={d} transform={`rotate(${turn})`} fill={fills[i % 2]} />),
      )}
      <path d="M-3 8C-2 22-1 34 2 47" stroke="#2b6a52" strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M1 34C12 24 24 24 32 28C24 37 12 40 1 34Z" fill="#2b6a52" />
    </svg>
  );
}
