/** Families of devices for large test shops: realistic names and prices in pounds. */
export interface Family {
  brand: string;
  category: string;
  stems: string[];
  suffixes: string[];
  /** The number in the name. */
  numbers: [low: number, high: number];
  prices: [low: number, high: number];
  spec: 'Storage' | 'Memory and storage' | 'Size' | 'Model';
}

const phone = (
  brand: string,
  category: string,
  stems: string[],
  numbers: Family['numbers'],
  suffixes: string[],
  prices: Family['prices'],
): Family => ({ brand, category, stems, suffixes, numbers, prices, spec: 'Storage' });

const other = (
  brand: string,
  category: string,
  spec: Family['spec'],
  stems: string[],
  suffixes: string[],
  prices: Family['prices'],
): Family => ({ brand, category, stems, suffixes, numbers: [2, 15], prices, spec });

export const FAMILIES: readonly Family[] = [
  phone('Apple', 'iphone', ['iPhone'], [8, 17], ['', ' Plus', ' Pro', ' Pro Max', ' mini'], [89, 1099]),
  phone(
    'Samsung',
    'samsung-galaxy',
    ['Galaxy A', 'Galaxy S', 'Galaxy M'],
    [20, 56],
    ['', ' 5G', ' FE', ' Ultra'],
    [79, 1199],
  ),
  phone('Google', 'google-pixel', ['Pixel'], [4, 10], ['', 'a', ' Pro', ' XL'], [99, 899]),
  phone('Nothing', 'more-android', ['Nothing Phone'], [1, 3], ['', 'a', ' Plus'], [149, 599]),
  phone('OnePlus', 'more-android', ['OnePlus', 'OnePlus Nord'], [7, 13], ['', 'R', 'T', ' Lite'], [119, 799]),
  phone('Fairphone', 'more-android', ['Fairphone'], [3, 6], ['', ' Plus'], [149, 649]),
  other(
    'Apple',
    'ipad',
    'Storage',
    ['iPad', 'iPad Air', 'iPad Pro', 'iPad mini'],
    ['', ' Cellular'],
    [129, 1299],
  ),
  other(
    'Samsung',
    'galaxy-tab',
    'Storage',
    ['Galaxy Tab S', 'Galaxy Tab A'],
    ['', ' Plus', ' FE'],
    [99, 899],
  ),
  other(
    'Apple',
    'macbook',
    'Memory and storage',
    ['MacBook Air', 'MacBook Pro'],
    ['', ' 14-inch', ' 16-inch'],
    [299, 2399],
  ),
  other(
    'Dell',
    'windows-laptops',
    'Memory and storage',
    ['Latitude', 'XPS', 'Inspiron'],
    ['', ' 2-in-1'],
    [199, 1499],
  ),
  other(
    'Lenovo',
    'windows-laptops',
    'Memory and storage',
    ['ThinkPad T', 'ThinkPad X', 'Yoga'],
    [' Gen 3', ' Gen 4'],
    [219, 1399],
  ),
  other(
    'HP',
    'windows-laptops',
    'Memory and storage',
    ['EliteBook', 'ProBook', 'Envy'],
    [' G8', ' G9', ' G10'],
    [189, 1199],
  ),
  other(
    'Microsoft',
    'windows-laptops',
    'Memory and storage',
    ['Surface Laptop', 'Surface Pro'],
    ['', ' for Business'],
    [279, 1599],
  ),
  other(
    'Acer',
    'chromebooks',
    'Memory and storage',
    ['Chromebook Plus', 'Chromebook Spin'],
    ['', ' Touch'],
    [129, 499],
  ),
  other(
    'Apple',
    'apple-watch',
    'Size',
    ['Apple Watch Series', 'Apple Watch SE'],
    ['', ' Cellular'],
    [79, 699],
  ),
  other('Samsung', 'galaxy-watch', 'Size', ['Galaxy Watch'], ['', ' Classic', ' Pro'], [59, 399]),
  other('Apple', 'earbuds', 'Model', ['AirPods', 'AirPods Pro'], ['', ' Max'], [69, 449]),
  other('Sony', 'headphones', 'Model', ['WH-1000XM', 'WH-CH', 'WF-1000XM'], ['', ' N'], [39, 329]),
  other('Sony', 'playstation', 'Storage', ['PlayStation'], ['', ' Slim', ' Pro', ' Digital'], [99, 699]),
  other('Microsoft', 'xbox', 'Storage', ['Xbox Series', 'Xbox One'], [' S', ' X'], [79, 479]),
  other(
    'Nintendo',
    'nintendo-switch',
    'Storage',
    ['Switch', 'Switch Lite'],
    ['', ' OLED', ' Bundle'],
    [89, 429],
  ),
  other('Valve', 'handheld-pcs', 'Storage', ['Steam Deck'], ['', ' OLED', ' LCD'], [229, 569]),
  other(
    'House',
    'chargers-and-cables',
    'Model',
    ['USB-C charger', 'USB-C cable', 'Power bank'],
    ['', ' Pro', ' Mini'],
    [5, 59],
  ),
  other(
    'House',
    'cases-and-protection',
    'Model',
    ['Clear case', 'Glass protector', 'Sleeve'],
    ['', ' Plus', ' Slim'],
    [5, 39],
  ),
];
