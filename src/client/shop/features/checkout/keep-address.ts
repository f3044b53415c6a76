import { api } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import type { TypedForm } from './typed-form.ts';

/** After the order: a failure takes nothing back, and is for whoever calls it to say. */
export async function keepAddress(form: TypedForm): Promise<void> {
  const { name = '', phone, line_1 = '', line_2, town = '', post_code = '' } = form;
  const body = { name, phone: phone ?? '', line_1, line_2: line_2 ?? '', town, post_code };
  await api('POST /web/site/account/addresses', { body });
  void queryClient.invalidateQueries({ queryKey: ['GET /web/site/account/addresses'] });
}
