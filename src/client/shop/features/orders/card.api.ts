import type { CardPayment } from '#contract/payments.ts';
import { api } from '#client/lib/api.ts';

/** The payment's state at the bank, and the data for the card form. */
export async function askBank(token: string, paymentId: string): Promise<CardPayment> {
  const { result } = await api('POST /no/auth/web/site/track/{token}/payment', {
    params: { token },
    query: { payment_id: paymentId },
  });
  return result;
}
