import type { CardPayment } from '#contract/payments.ts';
import { api } from '#client/lib/api.ts';

/** How the payment stands at the bank now, and what the card form needs. */
export async function askBank(token: string): Promise<CardPayment> {
  const { result } = await api('POST /no/auth/web/site/track/{token}/payment', { params: { token } });
  return result;
}
