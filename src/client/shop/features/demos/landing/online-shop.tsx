import { Container } from '#client/ui/layout.tsx';
import { WebShop } from '../screens/web-shop.tsx';
import { apart } from './section.tsx';
import { Tick } from './tick.tsx';

const POINTS = [
  { title: 'One stock count', text: 'Counter and web sell from the same shelf.' },
  { title: 'All three lines', text: 'Visitors buy, trade in and book repairs.' },
  { title: 'Your own address', text: 'Your domain, your colours, your page builder.' },
];

export function OnlineShop() {
  return (
    <Container>
      <section
        id="online-shop"
        aria-labelledby="online-shop-title"
        className={`grid items-center gap-8 w960:grid-cols-[4.4fr_7.6fr] w960:gap-14 ${apart}`}
      >
        <div>
          <h2 id="online-shop-title" className="text-h2">
            An online shop that already knows your stock
          </h2>
          <p className="mt-4 text-lead text-secondary">
            Publish in a morning. What you scan in at the counter is on sale on the web a second later, and
            the last one can’t be sold twice.
          </p>
          <ul className="mt-7 grid gap-4.5">
            {POINTS.map(({ title, text }) => (
              <li key={title} className="flex gap-3.5">
                <Tick line="buy" className="mt-0.5" />
                <p>
                  <b className="block font-semibold">{title}</b>
                  <span className="text-label leading-5.5 text-muted">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="sr-only">
            Pictured: the web shop of Northgate Mobiles. A note says that an iPhone 14 was sold in Camden at
            14:02, and that the online stock went from 5 to 4.
          </p>
          <WebShop />
        </div>
      </section>
    </Container>
  );
}
