import { useState } from 'react';
import { demoErrors, type DemoForm } from '#rules/forms/demo-request.ts';
import { withDialCode } from '#rules/forms/phone.ts';
import { POS_NAME } from '#rules/presentation/pos-words.ts';
import { api } from '#client/lib/api.ts';
import { useForm } from '#client/lib/use-form.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { HOME_COUNTRY } from './countries.ts';

const THANKS = `Thank you! We’ve received your request and will be in touch soon to get you started with ${POS_NAME}.`;
const FAILED = 'Something Went Wrong Please Try Again';
/** In the order of the form. */
const EMPTY: DemoForm = { first_name: '', last_name: '', company: '', phone: '', email: '' };

/** The form of the trial dialog. It keeps its values when the dialog is closed by accident. */
export function useTrialForm(onDone: () => void) {
  const [country, setCountry] = useState(HOME_COUNTRY);
  const form = useForm({
    start: EMPTY,
    errorsOf: demoErrors,
    // SPEC section 5: errors show after a field was touched.
    marks: 'left',
    async send(values) {
      const phone = withDialCode(country.dialCode, values.phone);
      try {
        await api('POST /global/user/demo_requests/create', { body: { ...values, phone } });
      } catch (error) {
        notifyError(FAILED);
        throw error;
      }
      form.reset();
      setCountry(HOME_COUNTRY);
      onDone();
      notify(THANKS);
    },
  });
  return { ...form, country, setCountry };
}

export type TrialForm = ReturnType<typeof useTrialForm>;
