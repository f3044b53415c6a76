import { Plus } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { toggleLook, windowLook } from './window.ts';

const QUESTIONS: readonly [string, boolean][] = [
  ['Passcode or test mode', true],
  ['Find My is off', true],
  ['Water contact seen', true],
  ['Keep old parts', false],
];

/** A drawn screen: what this shop asks when a device is handed over. */
export function CheckInQuestions() {
  return (
    <div aria-hidden="true" className="p-6 w960:pt-8">
      <div className={cx(windowLook, 'divide-y divide-grey-2 rounded-box text-small')}>
        <p className="px-4 pt-3.5 pb-2.5 font-semibold">Check-in questions</p>
        {QUESTIONS.map(([question, isAsked]) => (
          <p key={question} className="flex items-center justify-between gap-2 px-4 py-2.75">
            {question}
            <span className={toggleLook(isAsked)} />
          </p>
        ))}
        <p className="flex items-center gap-2 px-4 py-3 font-medium text-buy-text">
          <Plus size={16} />
          Add a question
        </p>
      </div>
    </div>
  );
}
