import { BANKS_TAKE, RETURN_DAYS } from '#rules/checkout/returns.ts';
import type { PageRow } from './page.ts';

export const termsPage: PageRow = {
  key: 'terms-and-conditions',
  title: 'Terms and conditions',
  description: `<p>These are the terms between you and Threefold Ltd ("we"), 118 Camden High Street, London NW1 0LU. They apply to everything you buy from us, sell to us or have repaired by us. They take away none of the rights that the Consumer Rights Act 2015 and the Consumer Contracts Regulations 2013 give you.</p>
<h2>1. Buying</h2>
<p>Prices are in pounds and include VAT. Your order is an offer to buy; a contract is made when we confirm it by email. Some products are sold by other businesses through our shop: the seller is named beside the product, in the cart and in the confirmation, and the contract is with that seller.</p>
<p>We reserve the devices in your order for 15 minutes while you pay. If a device turns out to have a fault that we missed before it is sent, we tell you and refund you in full.</p>
<h2>2. Condition and grades</h2>
<p>The grade describes how a device looks. Every device works fully, whatever its grade, and its battery holds at least 85 percent of its first capacity unless the product page says otherwise.</p>
<h2>3. Delivery</h2>
<p>The delivery date is shown before you add anything to your cart and again before you pay. The risk passes to you when the parcel reaches you.</p>
<h2>4. Cancelling and returning</h2>
<p>You may cancel for any reason until ${RETURN_DAYS} days after delivery. Earbuds whose seal has been broken can be returned only when faulty, for reasons of hygiene. We send your money back once the device has arrived; ${BANKS_TAKE}.</p>
<h2>5. Warranty</h2>
<p>Used devices carry a 12-month warranty, new ones 24 months, repairs 12 or 24 months depending on the part. Damage by drops, liquid or repairs by others is not covered.</p>
<h2>6. Selling to us</h2>
<p>You must be 18 or over and own the device. Our offer is held for 14 days and depends on the device being as you described it. If our check finds something else, we send a new offer with a photo of each reason. You then have seven days to accept it, ask for a second opinion, or have the device returned free of charge. If we hear nothing, we return it.</p>
<p>We check every device against the national register of stolen property. A device that is registered as lost or stolen is reported and is not paid for.</p>
<h2>7. Repairs</h2>
<p>We repair only what you have agreed to, at the price you have agreed to. Please back up your device first: we can't be responsible for data on it. A device that isn't collected within 90 days of our third reminder may be recycled.</p>
<h2>8. Our responsibility</h2>
<p>We are responsible for loss that we cause by breaking this contract or by lack of care. Nothing here limits our responsibility for death, personal injury or fraud.</p>
<h2>9. Law and complaints</h2>
<p>The law of England and Wales applies. If you live in Scotland or Northern Ireland you may bring a claim there. Write to hello@threefold.example first: most things are settled within two days.</p>`,
  metaTitle: 'Terms and conditions',
  metaDescription: 'The terms on which Threefold sells, buys and repairs devices.',
};

export const privacyPage: PageRow = {
  key: 'privacy-policy',
  title: 'Privacy policy',
  description: `<p>Threefold Ltd is the controller of what we know about you. We keep as little as the work allows and sell nothing of it to anybody.</p>
<h2>What we keep, and why</h2>
<ul>
<li><strong>Your account:</strong> name, email and a hash of your password, so that you can sign in (contract).</li>
<li><strong>Orders, trade-ins and repairs:</strong> what, when, where to, and for how much (contract, and the law on tax and on second-hand goods).</li>
<li><strong>IMEI or serial number:</strong> to check that a device isn't stolen, and to honour its warranty (legal duty, contract).</li>
<li><strong>Messages:</strong> what we wrote to each other, so that nobody has to ask twice (legitimate interest).</li>
</ul>
<h2>What is on your device</h2>
<p>We don't look at it. Devices you sell are wiped to a certified standard, and you get the certificate. For a repair we ask for a passcode only when a test needs one, and erase it when the repair is closed.</p>
<h2>Who else sees it</h2>
<p>The courier sees your address, the payment service your card, and the business that sells you something sees what it needs to send it. Nobody else.</p>
<h2>How long</h2>
<p>Invoices for six years, records of second-hand purchases for as long as the law asks, a request for a trial of our till for two years, everything else until you ask us to erase it or three years after we last heard from you.</p>
<h2>Cookies</h2>
<p>One cookie keeps you signed in. Your cart and, if you like, your name and email for the next sign-in stay in your own browser. There are no advertising cookies.</p>
<h2>Your rights</h2>
<p>You may see, correct, move or erase what we keep, and object to how we use it. Write to hello@threefold.example. If our answer doesn't satisfy you, the Information Commissioner's Office will hear you.</p>`,
  metaTitle: 'Privacy policy',
  metaDescription: 'What Threefold keeps about you, why, for how long, and what you can ask of us.',
};
