import type { SectionSet } from './section-set.ts';
import { TextEditorSection } from './text-editor/text-editor-section.tsx';

/** Rich text, promo cards and banner cards. */
const words: SectionSet = { text_editor_section: TextEditorSection };

export default words;
