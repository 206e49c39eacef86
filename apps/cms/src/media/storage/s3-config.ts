import type { S3ClientConfig } from "@aws-sdk/client-s3";

/** Settings of a bucket that decide how it is reached. */
export interface BucketAccess {
  /** Address of a store that is compatible with S3; Amazon's own without it. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

/** The client's configuration for a bucket. */
export const s3Config = ({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: BucketAccess): S3ClientConfig => ({
  region,
  ...(endpoint && { endpoint, forcePathStyle: true }),
  // Without keys the client finds those of the machine: its role, or a profile.
  ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  // A store that hangs must not hold a transaction for ever; each request is tried three times. A slow reader holds a socket
  // for as long as a file takes.
  requestHandler: {
    ...{ connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
    ...{ httpAgent: { maxSockets: 500 }, httpsAgent: { maxSockets: 500 } },
  },
  // Compatible stores do not all know the newer checksums.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
});
