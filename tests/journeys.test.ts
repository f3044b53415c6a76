import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './support/project.ts';

const journeys = projectFiles('tests/journeys');

it.each(journeys)('%s checks with toBeShown, not with toBeVisible', (file) => {
  // Playwright calls everything with a size visible, also off the screen, covered or transparent.
  expect(readProjectFile(file).match(/.*(?<!\.not)\.toBeVisible\(.*/g)).toBeNull();
});
