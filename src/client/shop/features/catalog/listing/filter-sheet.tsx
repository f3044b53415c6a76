import { Button } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/bottom-sheet.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { countOf } from '#client/lib/format.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export type FilterSheetProps = FilterPanelProps & {
  open: boolean;
  onClose: () => void;
  total: number | undefined;
  onClear: (() => void) | undefined;
};

const TABLET = '(width >= 600px)';

/**
 * All filters as a sheet, on screens without a filter column: from the bottom on a phone, from the right on a tablet.
 * Each choice applies at once. The button only closes the sheet.
 */
export function FilterSheet({ open, onClose, total, onClear, ...panel }: FilterSheetProps) {
  const Sheet = useMedia(TABLET) ? Drawer : BottomSheet;
  return (
    <Sheet
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
          <Button variant="accent" className="min-w-0 flex-1" onClick={onClose}>
            {total === undefined ? 'Show results' : `Show ${countOf(total, 'result')}`}
          </Button>
        </>
      }
    >
      <div className="w600:[&_.filter-values]:grid w600:[&_.filter-values]:grid-cols-2 w600:[&_.filter-values]:gap-x-6 w600:[&_.filter-values_label]:py-3">
        <FilterPanel {...panel} />
      </div>
    </Sheet>
  );
}
