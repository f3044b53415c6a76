import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeTemplate, type Template } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const template = await makeTemplate(process.env['TEST_DATABASE_URL']);
  project.provide('template', template);
  return () => rm(template.folder, { recursive: true, force: true });
}
