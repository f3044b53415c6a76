import type { CSSProperties, ReactNode } from 'react';
import { columnsOf } from '../template-grid.ts';
import type { SliderCell } from '#contract/sections/features.ts';

type Props = {
  cells: readonly SliderCell[];
  draw: (cell: SliderCell, isAlone: boolean) => ReactNode;
};

/** The cells of one slide, by the width that each was given. */
export function SliderCells({ cells, draw }: Props) {
  const [only, another] = cells;
  if (only && !another) return draw(only, true);
  return (
    <div className="grid h-full grid-cols-12 gap-tiles">
      {cells.map((cell, index) => {
        const columns = columnsOf(cell.grid_col_value);
        const span = { '--span': `span ${columns} / span ${columns}` } as CSSProperties;
        return (
          <div key={index} className="col-(--span) min-w-0" style={span}>
            {draw(cell, false)}
          </div>
        );
      })}
    </div>
  );
}
