// A business and one of its stores, for the examples of several calls.

export const business = {
  business_name: 'Harbour Phones',
  business_address: '14 Harbour Street, Bristol',
  business_phone_no: '0117 496 0123',
  post_code: 'BS1 4DJ',
  hide_stock: false,
  estimated_delivery_days: 2,
  estimated_delivery_hours: 0,
  estimated_delivery_minutes: 0,
};
export const store = {
  business_name: 'Harbour Phones Bristol',
  business_address: '14 Harbour Street, Bristol',
  business_phone_no: '0117 496 0123',
  post_code: 'BS1 4DJ',
  is_active: true,
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: weekday === 7 ? null : '09:00',
    closes: weekday === 7 ? null : '18:00',
  })),
};
