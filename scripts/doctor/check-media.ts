import { S3 } from "@aws-sdk/client-s3";
import { s3Config } from "../../apps/cms/src/media/storage/s3-config.ts";
import { isLocal } from "./check-settings.ts";
import { reasonOf } from "../parts/failure.ts";
import { about } from "./finding.ts";
import type { Environment, Finding } from "./finding.ts";

/** Asks the bucket of the media, where one is set, whether it can be read. Writes nothing. */
export async function checkMedia(environment: Environment): Promise<Finding[]> {
  const { good, weak, dangerous } = about("media");
  const { S3_BUCKET: Bucket, S3_ENDPOINT: endpoint, S3_REGION: region = "us-east-1" } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!Bucket) return [];
  // Without keys of its own the client looks for Amazon's variables, which the settings may have.
  for (const [name, value] of Object.entries(environment))
    if (name.startsWith("AWS_") && value !== undefined) process.env[name] = value;
  const findings: Finding[] = [];
  if (endpoint && new URL(endpoint).protocol === "http:" && !isLocal(new URL(endpoint).hostname))
    findings.push(weak("S3_ENDPOINT has no HTTPS: pictures and signatures travel unencrypted."));
  const client = new S3({ ...s3Config({ endpoint, region, accessKeyId, secretAccessKey }), maxAttempts: 1 });
  try {
    await client.listObjectsV2({ Bucket, MaxKeys: 1 }, { abortSignal: AbortSignal.timeout(5_000) });
    const asked = accessKeyId ? "" : ", to the keys that whoever runs this command has";
    findings.push(good(`The bucket ${Bucket} answers${asked}`));
    findings.push(weak("Files in a bucket are in no backup of this machine: turn the bucket's versions on."));
  } catch (error) {
    findings.push(dangerous(`The bucket ${Bucket} does not answer: ${reasonOf(error)}`));
  } finally {
    client.destroy();
  }
  return findings;
}
