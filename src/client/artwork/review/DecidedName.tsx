import { useGetFileQuery } from '../artwork.api';

/** The name and organisation of the artwork that is being decided: 'kestrel.jpg · Kestrel Air'. */
export function DecidedName({ fileId, fileName }: { fileId: string; fileName: string }) {
  const orgName = useGetFileQuery({ params: { id: fileId } }).currentData?.file.orgName;
  return orgName ? `${fileName} · ${orgName}` : fileName;
}
