import type { DeviceReport } from '#contract/units.ts';
import { PhotoRow } from './photo-row.tsx';

type Props = {
  report: Pick<DeviceReport, 'grade' | 'is_repaired' | 'checks' | 'photos'>;
  /** The device, for screen readers. */
  name: string;
  /** What is said of a device without written checks. */
  otherwise: string;
};

/** What the shop found at one device: its grade, checks and photos. */
export function DeviceFindings({ report, name, otherwise }: Props) {
  const { grade, is_repaired: isRepaired, checks, photos } = report;
  return (
    <>
      <p className="text-secondary">
        {[
          grade && `Grade: ${grade}.`,
          isRepaired && 'Repaired and tested by the shop.',
          checks.length > 0 ? 'This is what we found when we checked it:' : otherwise,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {checks.length > 0 && (
        <ul className="mt-2 divide-y divide-border">
          {checks.map(({ check, found }, index) => (
            <li key={index} className="flex justify-between gap-4 py-2">
              <span className="text-secondary">{check}</span>
              <span className="text-right font-medium wrap-anywhere">{found}</span>
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <div className="mt-3">
          <PhotoRow photos={photos} what={name} />
        </div>
      )}
    </>
  );
}
