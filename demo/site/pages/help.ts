import { ANSWERED, BANKS_TAKE, RETURN_DAYS } from '#rules/checkout/returns.ts';
import { KEPT_DAYS } from '#rules/orders/next-step.ts';
import { POSTAGE_BACK } from '#rules/orders/return-ways.ts';
import type { PageRow } from './page.ts';

export const helpPages: PageRow[] = [
  {
    key: 'how-it-works',
    title: 'How it works',
    description: `<p>Three lines, one shop: buy a device that was checked, sell the one you have, or have it repaired. No account is needed for any of them.</p>
<h2>Buying</h2>
<p>Choose the model, the storage and the grade. The price, the seller and the delivery date are on the page before you add it to your cart. You have 30 days to <a href="/pages/returns">return</a> it.</p>
<h2>What refurbished means</h2>
<p>Somebody had it before. We wiped it, checked it on 72 points and mended what was wrong. Its <a href="/pages/grading">grade</a> says how it looks, and it has a 12-month <a href="/pages/warranty">warranty</a>.</p>
<h2>Selling</h2>
<p><a href="/sell/product">Find your device</a> and answer a few questions: the price changes with every answer. It is held for 14 days. When our check finds what you told us, you are paid exactly that. We also buy devices that are cracked or broken, for less.</p>
<p>To post it, turn it off, wrap it in something soft and put it in a firm box that it can’t move in.</p>
<h2>Cash or voucher</h2>
<p>You choose how you are paid: cash to your bank account, or a voucher. The voucher is worth more, and you can spend it on anything in the shop.</p>
<h2>Repairing</h2>
<p><a href="/repair/product">Find your repair</a> and tick what is broken. You see the price, the time and the warranty first. Bring the device to <a href="/stores">a store</a>, or post it to us.</p>`,
    metaTitle: 'How it works',
    metaDescription: 'Buying, selling for cash or a voucher, and repairing: what happens, step by step.',
  },
  {
    key: 'delivery',
    title: 'Delivery',
    description: `<p>Every parcel is tracked and insured, and the date is shown before you add anything to your cart.</p>
<h2>What it costs</h2>
<p>Standard delivery is free when you spend £40 with a seller. Below that it is £3.99 for each seller. Next day costs £5.99, and collecting from a store is free.</p>
<h2>How long it takes</h2>
<p>Devices of Threefold Camden leave the same day when ordered before 4 PM and arrive the next working day. Other sellers name their own time on the product page, most of them two or three days. Loop Gaming sends by its own same-day courier: its hours count while its store is open, so what is ordered at night comes the next day.</p>
<h2>Collecting</h2>
<p>You can collect from any store of the seller. We write when it is ready and keep it for ${KEPT_DAYS} days. After that the seller may cancel it, and anything you paid goes back to you.</p>
<h2>Where we deliver</h2>
<p>To every address in the UK. The Highlands, the islands and Northern Ireland take one day longer, and the checkout counts it once you type your postcode. Couriers who come within hours don’t go there: what they sell goes as a parcel, in two working days.</p>
<h2>When you pay by transfer</h2>
<p>Nothing leaves before your money is in, so the time is counted from then.</p>`,
    metaTitle: 'Delivery',
    metaDescription:
      'Free tracked delivery over £40, with the date shown before you add anything to your cart.',
  },
  {
    key: 'paying',
    title: 'Paying',
    description: `<p>You see the whole sum, with VAT and delivery, before you pay. Nothing is added afterwards.</p>
<h2>Ways to pay</h2>
<p>The checkout shows the ways that your order has: by card online, by bank transfer, or in the store when you collect. We don’t offer to pay later or in instalments.</p>
<h2>Store credit and codes</h2>
<p>Store credit of your account is taken off before you pay the rest. A promo code goes into the field beside the total; it says at once what it takes off.</p>
<h2>Trading in at the same time</h2>
<p>What we pay for your old device can come off what you buy: see <a href="/pages/how-it-works">how it works</a>.</p>
<h2>Repairs</h2>
<p>You pay when the repair is done: online, or in the store when you collect your device. A large repair can need a deposit, and its estimate says so before you agree.</p>`,
    metaTitle: 'Paying',
    metaDescription: 'By card, by bank transfer or in the store: the whole sum is shown before you pay.',
  },
  {
    key: 'returns',
    title: 'Returns',
    description: `<p>You have ${RETURN_DAYS} days to change your mind. Bringing it to any store of the seller is free; the label that you print carries no postage. ${POSTAGE_BACK}</p>
<h2>How to return something</h2>
<ol>
<li>Ask for the return on the page of your order. The seller answers ${ANSWERED}.</li>
<li>Sign out of your accounts on the device and switch off activation lock.</li>
<li>Pack it with everything that was in the box.</li>
<li>Print the label from your order, stick it on the parcel and post it tracked, or bring it to any store of the seller.</li>
</ol>
<p>We send your money back once the parcel has arrived; ${BANKS_TAKE}.</p>
<h2>What can't be returned</h2>
<p>For reasons of hygiene, earbuds whose seal has been broken, unless they are faulty.</p>
<h2>When something is wrong</h2>
<p>A faulty device is always put right. In the first ${RETURN_DAYS} days you return it for a refund; after that the warranty applies.</p>`,
    metaTitle: `${RETURN_DAYS}-day returns`,
    metaDescription: `Change your mind within ${RETURN_DAYS} days. Post it back, or bring it to a store for free.`,
  },
  {
    key: 'warranty',
    title: 'Warranty',
    description: `<p>What we sell works, and what we mend stays mended. If it doesn't, that is our problem and not yours.</p>
<h2>How long</h2>
<table><thead><tr><th>What</th><th>Warranty</th></tr></thead><tbody>
<tr><td>Used devices of every grade</td><td>12 months</td></tr>
<tr><td>New devices and accessories</td><td>24 months</td></tr>
<tr><td>Repairs with a premium part</td><td>12 months</td></tr>
<tr><td>Repairs with a genuine part</td><td>24 months</td></tr>
</tbody></table>
<h2>What is covered</h2>
<p>Every fault that you didn't cause, the battery included when it falls below 80 percent of its first capacity. Drops, liquid and repairs by others are not covered, and we will tell you what mending that costs.</p>
<h2>How to claim</h2>
<p>Bring it to any of our stores, which is free, or post it to us: write to hello@threefold.example first. ${POSTAGE_BACK} We mend it within ten working days; if that isn't possible you get another one or your money back.</p>`,
    metaTitle: 'Warranty',
    metaDescription:
      '12 months on used devices, 24 on new ones, 12 or 24 on repairs, parts and labour included.',
  },
  {
    key: 'grading',
    title: 'How we grade',
    description: `<p>A grade says how a device looks, never how it works. Everything we sell has passed the same checks.</p>
<h2>The grades</h2>
<dl>
<dt>New</dt><dd>Sealed by the maker, never opened.</dd>
<dt>Pristine</dt><dd>Looks new. Under a lamp you may find nothing at all.</dd>
<dt>Excellent</dt><dd>Light signs of use that you can't see at arm's length.</dd>
<dt>Good</dt><dd>Light marks that you see but don't feel with a fingernail.</dd>
<dt>Fair</dt><dd>Scratches you can feel, or small dents. The screen is never cracked.</dd>
</dl>
<h2>The checks</h2>
<p>Seventy-two of them: display, touch, cameras, microphones, speakers, sensors, radios, sockets, buttons, seals and battery. A machine measures, a person looks. Both sign the report that lies in the box.</p>
<h2>The battery</h2>
<p>At least 85 percent of its first capacity. Below that we fit a new one before the device is sold.</p>
<h2>When you sell to us</h2>
<p>The same people look at your device under the same lamp. If they see something that you didn't mention, you see the photo.</p>`,
    metaTitle: 'How we grade used devices',
    metaDescription:
      'New, Pristine, Excellent, Good, Fair: what each grade looks like, and the 72 checks behind it.',
  },
  {
    key: 'contact',
    title: 'Contact us',
    description: `<p>A person answers, Monday to Saturday from 9 AM to 6 PM.</p>
<h2>By phone</h2>
<p>Call <a href="tel:+442079460132">020 7946 0132</a>. Have your order number ready if you have one; it begins with the letters TF.</p>
<h2>By email</h2>
<p>Write to <a href="mailto:hello@threefold.example">hello@threefold.example</a>. We answer within one working day.</p>
<h2>In person</h2>
<p>Walk into any of <a href="/stores">our stores</a>: no appointment is needed to ask, to sell or to leave something for repair.</p>
<h2>About an order</h2>
<p>Orders, trade-ins and repairs are under <a href="/account/orders">your orders</a>. If you ordered without an account, use the link in the mail that confirmed it.</p>
<h2>When something went wrong</h2>
<p>Tell us first. If our answer does not settle it, ask for a manager, who replies within five working days.</p>`,
    metaTitle: 'Contact Threefold',
    metaDescription: 'Call, write or walk in: how to reach us, and when.',
  },
  {
    key: 'about',
    title: 'About us',
    description: `<p>Threefold began in 2016 as a repair bench in the corner of a bicycle shop in Camden. People came with broken phones and asked the same three questions: what does it cost to mend, what is it worth, and what does another one cost? We found that nobody answered all three, so we did.</p>
<h2>Three lines, one bench</h2>
<p>What we buy is checked by those who repair, and what we repair teaches us what to look for in what we sell. That is why our grades hold.</p>
<h2>Not alone</h2>
<p>Good shops across the country sell through ours: phones from Leeds and Manchester, consoles from Bristol, laptops from Glasgow, headphones from Newcastle. Each is visited before it opens and measured by the same grades.</p>
<h2>What we care about</h2>
<p>A phone costs the earth about 70 kilograms of carbon before it is switched on. The best one is the one you already have; the next best is one that somebody else had.</p>`,
    metaTitle: 'About Threefold',
    metaDescription: 'A repair bench in Camden that became a shop: buy, sell and repair under one roof.',
  },
];
