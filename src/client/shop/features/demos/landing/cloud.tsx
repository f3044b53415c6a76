import { DatabaseBackup, Sparkles, TabletSmartphone, WifiOff } from 'lucide-react';
import { Container } from '#client/ui/layout.tsx';
import { CloudDiagram } from '../screens/cloud-diagram.tsx';
import { apart } from './section.tsx';

const BENEFITS = [
  {
    icon: WifiOff,
    title: 'Sells offline',
    text: 'Cash and card go on. Sales are sent when the line is back.',
  },
  { icon: DatabaseBackup, title: 'Backed up', text: 'Every change is kept twice, in two UK data centres.' },
  {
    icon: TabletSmartphone,
    title: 'Any device',
    text: 'A browser is enough: tablet, laptop or the phone in your pocket.',
  },
  { icon: Sparkles, title: 'Always current', text: 'New features arrive overnight. No version to install.' },
];

export function Cloud() {
  return (
    <Container className="max-w960:px-2.5">
      <section
        aria-labelledby="cloud-title"
        data-surface="dark"
        className={`rounded-hero bg-ink px-6 py-10 text-paper w960:p-16 ${apart}`}
      >
        <div className="grid items-center gap-x-6 gap-y-12 w1150:grid-cols-[minmax(0,1fr)_560px]">
          <div>
            <h2 id="cloud-title" className="max-w-100 text-h2">
              In the cloud, so the shop is wherever you are
            </h2>
            <p className="mt-4 max-w-105 text-lead text-ink-muted">
              Nothing to install and nothing to back up. If the line goes down the till keeps selling, and
              catches up by itself.
            </p>
          </div>
          <div>
            <p className="sr-only">
              Pictured: two tills and the repair bench are joined to the cloud, and you see it all at home.
            </p>
            <CloudDiagram />
          </div>
        </div>
        <ul className="mt-10 grid gap-8 border-t border-ink-rule pt-8 w600:grid-cols-2 w960:mt-14 w960:pt-10 w1000:grid-cols-4">
          {BENEFITS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="grid grid-cols-[24px_1fr] gap-x-4 w1000:block">
              <Icon size={24} className="text-ink-muted" />
              <div>
                <h3 className="font-semibold w1000:mt-3.5">{title}</h3>
                <p className="mt-1 text-label leading-5.5 text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
