import { request } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expect } from './journey.ts';
import { phonePhoto } from './photos.ts';

/** The office by calls, for journeys of the customer. */
async function officeByCall(baseURL: string | undefined, email: string) {
  const office = await request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const data = { email, password: DEMO_PASSWORD };
  expect((await office.post('/global/user/login', { data })).ok()).toBe(true);
  return {
    async read<T>(path: string): Promise<T> {
      return ((await (await office.get(path)).json()) as { result: T }).result;
    },
    async post(path: string, data: object): Promise<void> {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await office.post(path, { data, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    /** Sends a photo of a request or a repair. */
    async photo(path: string): Promise<string> {
      const file = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
      const sent = await office.post(`${path}/photos`, { multipart: { file } });
      expect(sent.ok(), await sent.text()).toBe(true);
      const { id } = ((await sent.json()) as { result: { id: string } }).result;
      // A job makes its small picture, which the customer's page shows.
      const isDrawn = async () => (await office.get(`${path}/photos/${id}/small`)).ok();
      await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true);
      return id;
    },
    end: () => office.dispose(),
  };
}

/** Moves of the bench with one device that was sold, by calls. */
export async function tradeInBench(
  baseURL: string | undefined,
  number: string,
  email: string = ADMINISTRATOR,
) {
  const office = await officeByCall(baseURL, email);
  const path = `/office/trade-ins/${number}`;
  async function move(body: { move: string } & Record<string, unknown>): Promise<void> {
    const { version } = await office.read<{ version: number }>(path);
    await office.post(`${path}/moves`, { version, ...body });
  }
  return {
    move,
    async inspect(): Promise<void> {
      await move({ move: 'receive' });
      await move({ move: 'inspect' });
    },
    /** A lower offer, with its reason and a photo. */
    async revise(reason: string, amount: number): Promise<void> {
      const photos = [await office.photo(path)];
      const cut = { check: 'Screen', told: 'Light marks', found: 'A scratch', reason, amount, photos };
      await move({ move: 'revise', grade: 'Good', cuts: [cut] });
    },
    end: office.end,
  };
}

/** Moves of the bench by calls, for journeys of the customer. */
export async function benchByCall(baseURL: string | undefined) {
  const office = await officeByCall(baseURL, ADMINISTRATOR);

  interface Ticket {
    version: number;
    lines: { id: number; name: string; state: string }[];
  }
  const read = (number: string) => office.read<Ticket>(`/office/repairs/${number}`);
  async function move(number: string, body: { move: string } & Record<string, unknown>): Promise<void> {
    const { version } = await read(number);
    await office.post(`/office/repairs/${number}/moves`, { version, ...body });
  }
  return {
    read,
    move,
    /** Takes a device in that is not as it was told, and begins to look at it. */
    async diagnose(number: string): Promise<void> {
      const photo = await office.photo(`/office/repairs/${number}`);
      await move(number, {
        move: 'check_in',
        photos: [photo],
        checks: [{ check: 'Turns on', is_ok: false }],
        agrees: false,
        signed_by: 'Priya Nair',
      });
      await move(number, { move: 'diagnose' });
    },
    end: office.end,
  };
}
