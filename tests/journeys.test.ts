import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './support/project.ts';

const journeys = projectFiles('tests/journeys');

it.each(journeys)('%s asks whether a person would see a thing, not whether it has a size', (file) => {
  // Playwright calls visible whatever has a size, also off the screen, covered or transparent.
  expect(readProjectFile(file).match(/.*(?<!\.not)\.toBeVisible\(.*/g)).toBeNull();
});
