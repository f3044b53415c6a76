import { CircleAlert } from 'lucide-react';
import { GRADES } from '#rules/catalog/conditions.ts';
import { cx } from '#client/ui/cx.ts';
import { Box } from '../../ui/box.tsx';
import type { Inspection } from './use-inspection.ts';

/** A used device is never new again. */
const OF_USED = GRADES.filter((grade) => grade !== 'New');

/** The grade of the device in stock. */
export function GradePanel({ inspection: { grade, errors, setGrade } }: { inspection: Inspection }) {
  return (
    <Box title="Grade" note={<span className="text-muted">What it becomes in stock</span>}>
      <div
        role="group"
        aria-label="Grade"
        className="grid grid-cols-2 gap-2 w600:grid-cols-4 w1024:grid-cols-2"
      >
        {OF_USED.map((one, index) => (
          <button
            key={one}
            type="button"
            name={index === 0 ? 'grade' : undefined}
            aria-pressed={grade === one}
            onClick={() => setGrade(one)}
            className={cx(
              'h-15 rounded-control border font-semibold w1024:h-12',
              grade === one
                ? 'border-sell bg-sell-tint text-sell-text ring-1 ring-sell'
                : 'border-outline hover:bg-grey-1',
            )}
          >
            {one}
          </button>
        ))}
      </div>
      {errors['grade'] && (
        <p className="mt-2 flex gap-1.5 text-caption font-medium text-danger">
          <CircleAlert size={16} className="mt-px shrink-0" />
          {errors['grade']}
        </p>
      )}
    </Box>
  );
}
