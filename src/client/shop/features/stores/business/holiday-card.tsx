import { useState } from 'react';
import type { OwnBusiness } from '#contract/own-business.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { setHoliday } from './business.api.ts';
import type { HolidayDialogProps } from './holiday-dialog.tsx';

const HolidayDialog = lazyOverlay<HolidayDialogProps>(() =>
  import('./holiday-dialog.tsx').then((module) => ({ default: module.HolidayDialog })),
);

/** Noon, so that a change of the clocks does not move it to another day. */
const wordsOfDay = (day: string) => longDateWords(new Date(`${day}T12:00:00Z`));

/** The days on which the business sells nothing. */
export function HolidayCard({ business: { holiday, is_on_holiday: isOn } }: { business: OwnBusiness }) {
  const [isEditing, setIsEditing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  async function end() {
    setIsBusy(true);
    try {
      await setHoliday(null);
      notify('Your holiday has ended');
    } catch (error) {
      notifyError(messageOf(error));
    }
    setIsBusy(false);
  }
  return (
    <Panel title="Holiday">
      <p className="text-label text-secondary">
        {holiday
          ? `${isOn ? 'You are on holiday: ' : ''}${wordsOfDay(holiday.from)} ${holiday.to === null ? 'until further notice' : `to ${wordsOfDay(holiday.to)}`}.`
          : 'None is set.'}{' '}
        On these days shoppers see your products and stores, and can’t order. Open orders continue.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          size={40}
          className="pointer-coarse:h-11"
          onClick={() => setIsEditing(true)}
        >
          {holiday ? 'Change holiday' : 'Set holiday'}
        </Button>
        {holiday && (
          <Button
            variant="outline"
            size={40}
            className="pointer-coarse:h-11"
            busy={isBusy && 'Saving'}
            onClick={() => void end()}
          >
            End holiday
          </Button>
        )}
      </div>
      <HolidayDialog open={isEditing} onClose={() => setIsEditing(false)} holiday={holiday} />
    </Panel>
  );
}
