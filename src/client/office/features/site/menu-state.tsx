import { useState } from 'react';
import type { OfficeMenu } from '#contract/menus-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EndDialog } from '../../ui/end-dialog.tsx';
import type { MenuMove } from './content.api.ts';

type Props = {
  menu: OfficeMenu;
  /** Something was typed that is not in the draft yet. */
  isChanged: boolean;
  onMove: (move: MenuMove) => Promise<unknown>;
};

const ASKS = {
  publish: {
    title: 'Publish this menu',
    text: 'Visitors see it as it is prepared, at once. The one before stays in the history.',
    press: { label: 'Publish', busy: 'Publishing' },
    done: 'The menu is published',
  },
  discard: {
    title: 'Discard the draft',
    text: 'What is prepared is lost. The published menu stays as it is.',
    press: { label: 'Discard draft', busy: 'Discarding' },
    done: 'The draft is discarded',
  },
} as const;

/** Whether visitors see the menu as it is here, and what can be done about it. */
export function MenuState({
  menu: { has_draft: hasDraft, may_publish: mayPublish },
  isChanged,
  onMove,
}: Props) {
  const [asked, setAsked] = useState<MenuMove>();
  return (
    <Box
      title="State"
      note={<Chip look={hasDraft ? 'waits' : 'good'}>{hasDraft ? 'Draft' : 'Published'}</Chip>}
    >
      <p className="text-secondary">
        {hasDraft
          ? 'Visitors see the published menu until you publish the draft.'
          : 'Visitors see what you see here.'}
      </p>
      {hasDraft && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mayPublish && (
            <Button size={40} variant="buy" disabled={isChanged} onClick={() => setAsked('publish')}>
              Publish
            </Button>
          )}
          <Button size={40} variant="outline" disabled={isChanged} onClick={() => setAsked('discard')}>
            Discard draft
          </Button>
        </div>
      )}
      {hasDraft && isChanged && (
        <p className="mt-3 text-caption text-muted">Save or discard your changes first.</p>
      )}
      {hasDraft && !mayPublish && (
        <p className="mt-3 text-caption text-muted">Ask somebody who may publish to show it to visitors.</p>
      )}
      {asked && (
        <EndDialog
          {...ASKS[asked]}
          work={() => onMove(asked)}
          wordsOf={messageOf}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}
