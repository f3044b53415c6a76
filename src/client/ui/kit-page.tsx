import { Controls } from './kit-page/controls.tsx';
import { Foundations } from './kit-page/foundations.tsx';
import { Moving } from './kit-page/moving.tsx';
import { Things } from './kit-page/things.tsx';
import { Container } from './layout.tsx';
import { Toasts } from './toasts.tsx';

/** Every part of the kit in its states, for developers who use or change it. */
export default function KitPage() {
  return (
    <Container className="pt-12 pb-section">
      <h1 className="text-title">Component sheet</h1>
      <Foundations />
      <Controls />
      <Things />
      <Moving />
      <Toasts />
    </Container>
  );
}
