import { useRef, useState } from 'react';
import type { DemoErrors, DemoField, DemoForm } from '#rules/forms/demo-request.ts';
import { DEMO_FIELDS, demoErrors, shownErrors } from '#rules/forms/demo-request.ts';
import { withDialCode } from '#rules/forms/phone.ts';
import { POS_NAME } from '#rules/presentation/pos-words.ts';
import { api } from '#client/lib/api.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { HOME_COUNTRY } from './countries.ts';

const THANKS = `Thank you! We’ve received your request and will be in touch soon to get you started with ${POS_NAME}.`;
const FAILED = 'Something Went Wrong Please Try Again';
const EMPTY: DemoForm = { first_name: '', last_name: '', company: '', phone: '', email: '' };

/** The form of the trial dialog. It outlives a closing, so that a slip of the hand loses nothing typed. */
export function useTrialForm(onDone: () => void) {
  const [form, setForm] = useState(EMPTY);
  const [country, setCountry] = useState(HOME_COUNTRY);
  const [touched, setTouched] = useState<ReadonlySet<DemoField>>(new Set());
  const [refused, setRefused] = useState<DemoErrors>({});
  const [isSending, setIsSending] = useState(false);
  /** Two presses in one frame: the state of the first is not there yet for the second. */
  const sending = useRef(false);

  const wrong = demoErrors(form);

  function reset() {
    setForm(EMPTY);
    setCountry(HOME_COUNTRY);
    setTouched(new Set());
    setRefused({});
  }

  async function send() {
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    try {
      const phone = withDialCode(country.dialCode, form.phone);
      await api('POST /global/user/demo_requests/create', { body: { ...form, phone } });
      reset();
      onDone();
      notify(THANKS);
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields);
      notifyError(FAILED);
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  return {
    form,
    country,
    setCountry,
    isSending,
    /** Shown once a field was touched; what the server found, until it is changed. */
    errors: { ...refused, ...shownErrors(wrong, touched) },
    change(field: DemoField, text: string) {
      setForm({ ...form, [field]: text });
      setRefused({ ...refused, [field]: undefined });
    },
    touch: (field: DemoField) => setTouched(new Set([...touched, field])),
    /** Sends what is right; otherwise answers the first field that is not. */
    submit(): DemoField | undefined {
      setTouched(new Set(DEMO_FIELDS));
      const first = DEMO_FIELDS.find((field) => wrong[field]);
      if (!first) void send();
      return first;
    },
  };
}

export type TrialForm = ReturnType<typeof useTrialForm>;
