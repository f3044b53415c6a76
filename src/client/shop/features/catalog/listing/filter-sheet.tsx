import { countOf } from '#client/lib/format.ts';
import { BottomSheet } from '#client/ui/bottom-sheet.tsx';
import { Button } from '#client/ui/button.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export type FilterSheetProps = FilterPanelProps & {
  open: boolean;
  onClose: () => void;
  total: number | undefined;
  onClear: (() => void) | undefined;
};

/** The filters of a narrow screen. Each choice counts at once; the button only leads back to the list. */
export function FilterSheet({ open, onClose, total, onClear, ...panel }: FilterSheetProps) {
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <>
          {onClear && (
            <Button variant="outline" onClick={onClear}>
              Clear all
            </Button>
          )}
          <Button className="min-w-0 flex-1" onClick={onClose}>
            {total === undefined ? 'Show results' : `Show ${countOf(total, 'result')}`}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} />
    </BottomSheet>
  );
}
