export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;

/** The straight distance over the earth's surface. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const height = radians(to.latitude - from.latitude);
  const width = radians(to.longitude - from.longitude);
  const half =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** '0.8 miles', '1 mile', '12 miles': tenths only for short distances. */
export function milesWords(miles: number): string {
  const shown = miles < 9.95 ? Math.max(0.1, Math.round(miles * 10) / 10) : Math.round(miles);
  return `${shown} ${shown === 1 ? 'mile' : 'miles'}`;
}
