import { Bloom } from '../../ui/Bloom.tsx';

const rays = [-72, -54, -36, -18, 0, 18, 36, 54, 72];
const blooms = [
  { x: 58, y: 236, size: 92 },
  { x: 150, y: 268, size: 66 },
  { x: 356, y: 226, size: 112 },
] as const;

/** A picture of Sydney Harbour at seven in the morning, with waratahs. Its colours are the same in both themes. */
export function MorningPicture() {
  return (
    <svg viewBox="0 0 480 340" width="480" height="340" aria-hidden="true" style={{ width: '100%', height: 'auto' }}>
      <rect width="480" height="340" rx="20" fill="#fdf0cc" />
      <clipPath id="morning">
        <rect width="480" height="340" rx="20" />
      </clipPath>
      <g clipPath="url(#morning)">
        <g stroke="#f0b429" strokeWidth="7" strokeLinecap="round" opacity=".55">
          {rays.map((turn) => (
            <path key={turn} d="M240 84V44" transform={`rotate(${turn} 240 186)`} />
          ))}
        </g>
        <circle cx="240" cy="186" r="78" fill="#f0b429" />
        <path d="M0 206C70 160 138 168 206 196S372 150 480 190V340H0Z" fill="#a9c9ba" />
        <g stroke="#1f5240" fill="none" strokeWidth="5" strokeLinecap="round">
          <path d="M96 216C170 128 310 128 384 216" />
          <path d="M84 216H396" />
          <path
            d="M128 186V216M160 163V216M192 150V216M224 144V216M256 144V216M288 150V216M320 163V216M352 186V216"
            strokeWidth="2.5"
          />
        </g>
        <path d="M0 216H480V260H0Z" fill="#8fc0a9" />
        <path
          d="M30 236H92M128 246H204M252 234H330M372 248H440"
          stroke="#d7eae1"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M0 268C90 236 186 250 262 272S410 250 480 262V340H0Z" fill="#2b6a52" />
        <path d="M0 306C120 276 220 290 300 306S430 296 480 302V340H0Z" fill="#1f5240" />
        {blooms.map(({ x, y, size }) => (
          <g key={x} transform={`translate(${x - size / 2} ${y - size / 2})`}>
            <Bloom size={size} />
          </g>
        ))}
      </g>
    </svg>
  );
}
