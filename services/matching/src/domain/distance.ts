/** Degrees (WGS 84). */
export type Point = Readonly<{ latitude: number; longitude: number }>;

const earthKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export const kilometres = (from: Point, to: Point): number => {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const along = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, north + along)));
};
