import type pg from 'pg';

export interface AttributeFact {
  id: number;
  name: string;
  role: 'grade' | null;
}

export async function readAttributes(pool: pg.Pool): Promise<AttributeFact[]> {
  const { rows } = await pool.query<AttributeFact>(
    'select id, name, role from attributes order by sort_order, id',
  );
  return rows;
}

export interface Brand {
  id: number;
  name: string;
  slug: string;
  image: string | null;
}

export async function readBrands(pool: pg.Pool): Promise<Brand[]> {
  const { rows } = await pool.query<Brand>(
    'select id, name, slug, image from brands where is_active order by name',
  );
  return rows;
}
