import { Pagination } from 'antd';

export interface PageTurnerProps {
  label: string;
  page: number;
  pageSize: number;
  total: number;
  sizes: number[];
  onChange: (page: number, pageSize: number) => void;
}

/** The pages of a list and their size. */
export function PageTurner({ label, page, pageSize, total, sizes, onChange }: PageTurnerProps) {
  return (
    <Pagination
      size="small"
      current={page}
      pageSize={pageSize}
      total={total}
      pageSizeOptions={sizes}
      showSizeChanger={{ 'aria-label': `Rows per page of ${label}` }}
      showLessItems
      onChange={onChange}
    />
  );
}
